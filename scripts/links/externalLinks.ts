export interface ExternalLink {
  file: string;
  /** From 1. */
  line: number;
  url: string;
}

const address = /https?:\/\/[^\s<>"'`\\{}|^]+/g;
/** Reserved for examples (RFC 2606 and 6761) or reachable from nowhere. */
const notPublic =
  /^https?:\/\/([^/:]*\.)?(example(\.(com|org|net))?|localhost|local|internal|test|invalid|127\.\d+\.\d+\.\d+|10\.[\d.]+|192\.168\.[\d.]+)([:/?#]|$)/i;

/**
 * The links of a text to other hosts. Addresses in code samples are left out, because they contain
 * placeholders, or need a client with rights.
 */
export function externalLinks(
  file: string,
  text: string,
  isAsked: (url: string) => boolean = isPublic,
): ExternalLink[] {
  let fence: string | undefined;
  return text.split('\n').flatMap((content, index) => {
    const marker = /^\s*(`{3,}|~{3,})/.exec(content)?.[1];
    if (
      marker &&
      (fence === undefined || (marker.startsWith(fence) && content.trim() === marker))
    ) {
      fence = fence === undefined ? marker : undefined;
      return [];
    }
    if (fence !== undefined) return [];
    const prose = content.replace(/`[^`]*`/g, '');
    return [...prose.matchAll(address)]
      .map(([found]) => trimEnd(found))
      .filter((url) => URL.canParse(url) && isAsked(url))
      .map((url) => ({file, line: index + 1, url}));
  });
}

/** Whether an address can be asked from anywhere: neither one of an example nor one of a private network. */
export function isPublic(url: string): boolean {
  return !notPublic.test(url);
}

/** Takes off the punctuation of the sentence, and a bracket that the address did not open. */
function trimEnd(url: string): string {
  let trimmed = url.replace(/#.*$/, '');
  for (;;) {
    const shorter = trimmed.replace(/[.,;:!?*_\]]+$/, '');
    const isUnopened =
      shorter.endsWith(')') && shorter.split(')').length > shorter.split('(').length;
    const next = isUnopened ? shorter.slice(0, -1) : shorter;
    if (next === trimmed) return trimmed;
    trimmed = next;
  }
}
