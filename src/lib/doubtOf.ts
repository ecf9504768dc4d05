/**
 * What a list says about a page whose design no source confirms in full.
 * @param unconfirmed ids of such documents, which `plugins/docs` writes
 */
export function doubtOf(id: string, unconfirmed: readonly string[]): string | undefined {
  return unconfirmed.includes(id) ? 'In part not confirmed' : undefined;
}
