/** Decodes a path. One with a stray percent sign stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
