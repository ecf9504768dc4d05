/** The kind of a document. @param kinds ids of documents by kind, which `plugins/docs` writes */
export function kindOf(
  id: string,
  kinds: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  return Object.keys(kinds).find((kind) => kinds[kind]?.includes(id));
}
