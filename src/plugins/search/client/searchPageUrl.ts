import {facets, type FacetValues} from './facets';

export interface SearchPageParameters {
  q: string;
  filters?: FacetValues;
  page?: number;
}

/** Address of the search page for a query. Missing parts are left out. */
export function searchPageUrl(
  path: string,
  {q, filters = {}, page = 1}: SearchPageParameters,
): string {
  const parameters = new URLSearchParams();
  if (q) parameters.set('q', q);
  for (const {name, parameter} of facets)
    for (const value of filters[name] ?? []) parameters.append(parameter, value);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}
