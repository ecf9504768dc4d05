/** A service as people write it: its name with its abbreviation, unless that is the name. */
export function serviceTitle({
  name,
  abbreviation,
}: {
  name: string;
  abbreviation: string | null;
}): string {
  return abbreviation && abbreviation !== name ? `${name} (${abbreviation})` : name;
}
