/** Parts of identifiers that are not written like ordinary words. */
const spellings = new Map([
  ['ai', 'AI'],
  ['devops', 'DevOps'],
]);

/** An identifier as a label: `reference-architecture` becomes `Reference architecture`. */
export function inWords(identifier: string): string {
  const words = identifier.split('-').map((word) => spellings.get(word) ?? word);
  const label = words.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
