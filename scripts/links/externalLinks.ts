export interface ExternalLink {
  file: string;
  /** Starts at 1. */
  line: number;
  url: string;
}

const address = /https?:\/\/[^\s<>"'`\\{}|^]+/g;
/** Names that are reserved for examples (RFC 2606 and 6761), and addresses that are not public. */
const notPublic =
  /^https?:\/\/([^/:]*\.)?(example(\.(com|org|net))?|localhost|local|internal|test|invalid|127\.\d+\.\d+\.\d+|10\.[\d.]+|192\.168\.[\d.]+)([:/?#]|$)/i;

/**
 * The links of a text to other hosts. It skips addresses in code samples, because they contain
 * placeholders or need a client with permissions.
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

/** Whether an address is public: it belongs neither to an example nor to a private network. */
export function isPublic(url: string): boolean {
  return !notPublic.test(url);
}

/** Removes the punctuation of the sentence, and a closing bracket that the address did not open. */
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
