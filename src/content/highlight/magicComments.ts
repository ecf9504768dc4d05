/** A comment of any of the languages that holds nothing but one of the words. */
const magicComment =
  /^\s*(?:#|\/\/|--|;|\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->)?\s*$/;

export interface MarkedSource {
  source: string;
  highlighted: Set<number>;
}

/** Takes out comments such as `# highlight-next-line` and tells which lines they marked. */
export function takeMagicComments(source: string): MarkedSource {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let isNext = false;
  let isWithin = false;
  for (const line of source.split('\n')) {
    const word = magicComment.exec(line)?.[1];
    if (word === undefined) {
      kept.push(line);
      if (isNext || isWithin) highlighted.add(kept.length);
      isNext = false;
    } else if (word === 'next-line') isNext = true;
    else isWithin = word === 'start';
  }
  return {source: kept.join('\n'), highlighted};
}
