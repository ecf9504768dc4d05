/** What stands after the language of a fence. */
export interface FenceMeta {
  title: string | undefined;
  /** Line numbers from 1. */
  highlighted: ReadonlySet<number>;
  showLineNumbers: boolean;
  /** Why the sample is not checked. */
  unchecked: string | undefined;
}

/** Reads `{1,3-4} title="values.yaml" showLineNumbers unchecked="reason"`, in any order. */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const quoted = (name: string): string | undefined => {
    const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(text);
    return match?.[1] ?? match?.[2];
  };
  return {
    title: quoted('title'),
    highlighted: parseRanges(/(?:^|\s)\{([\d,\s-]+)\}/.exec(text)?.[1] ?? ''),
    showLineNumbers: /(?:^|\s)showLineNumbers(?:\s|$)/.test(text),
    unchecked: quoted('unchecked'),
  };
}

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    if (from === undefined) continue;
    for (let line = Number(from); line <= Number(to ?? from) && lines.size < 10_000; line += 1)
      lines.add(line);
  }
  return lines;
}
