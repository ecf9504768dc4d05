/** Folders below `docs/` that are reserved for later and not part of the site. */
export const excludedFolders = [
  'blueprints/by-use-case/computing',
  'blueprints/by-use-case/hybrid',
  'blueprints/by-use-case/migration',
] as const;

/** @param name of a file relative to `docs/`, with forward slashes */
export function isExcluded(name: string): boolean {
  return excludedFolders.some((folder) => name.startsWith(`${folder}/`));
}
