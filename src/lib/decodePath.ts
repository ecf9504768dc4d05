/** A path as it is meant, `a%20b` as `a b`; as it is written where it holds a stray percent sign. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
