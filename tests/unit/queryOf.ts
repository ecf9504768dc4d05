/** The query string for a text and chosen facet values. */
export function queryOf(
  text: string,
  selection: Readonly<Record<string, readonly string[] | undefined>>,
): URLSearchParams {
  const query = new URLSearchParams({q: text});
  for (const [key, values = []] of Object.entries(selection))
    for (const value of values) query.append(key, value);
  return query;
}
