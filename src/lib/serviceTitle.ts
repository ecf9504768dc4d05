/** The name of a service with its abbreviation, unless both are the same. */
export function serviceTitle({
  name,
  abbreviation,
}: {
  name: string;
  abbreviation: string | null;
}): string {
  return abbreviation && abbreviation !== name ? `${name} (${abbreviation})` : name;
}
