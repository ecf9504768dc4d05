/** Folders below `docs/` that exist for later but are not part of the site. */
export const excludedFolders = [
  'blueprints/by-use-case/computing',
  'blueprints/by-use-case/hybrid',
  'blueprints/by-use-case/migration',
] as const;
