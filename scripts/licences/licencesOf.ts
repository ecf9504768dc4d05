/** `packages` of package-lock.json: the locked package of each folder. */
export type LockedPackages = Record<
  string,
  {license?: string; dev?: boolean; optional?: boolean; version?: string}
>;

/**
 * Licences that require attribution only. MPL-2.0 covers changed files only. CC and OFL cover data
 * and fonts.
 */
const allowed =
  /^(0BSD|AFL-2\.1|Apache-2\.0|Apache License, Version 2\.0|BlueOak-1\.0\.0|BSD(-[23]-Clause)?|CC0-1\.0|CC-BY-[34]\.0|EPL-2\.0|ISC|MIT|MIT-0|MPL-2\.0|OFL-1\.1|PSF-2\.0|Python-2\.0|Unicode-3\.0|Unlicense|WTFPL|Zlib)$/;

/**
 * The production packages by licence.
 *
 * @param readLicence reads the licence from the package itself, if its lockfile entry has none
 */
export function licencesOf(
  packages: LockedPackages,
  readLicence: (folder: string) => string | undefined,
): Map<string, string[]> {
  const byLicence = new Map<string, string[]>();
  for (const [folder, {license, dev}] of Object.entries(packages)) {
    if (folder === '' || dev) continue;
    const licence = license ?? readLicence(folder) ?? 'unknown';
    const name = folder.replace(/^.*node_modules\//, '');
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  }
  return byLicence;
}

/** The licences that we may not use. "OR" needs one allowed licence, "AND" needs all of them. */
export function notAllowed(licences: Map<string, string[]>): Map<string, string[]> {
  return new Map(
    [...licences].filter(([licence]) => {
      const options = licence.replace(/[()]/g, '').split(/ OR /);
      return !options.some((option) =>
        option.split(/ AND /).every((part) => allowed.test(part.trim())),
      );
    }),
  );
}
