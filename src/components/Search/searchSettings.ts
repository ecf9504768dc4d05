import siteConfig from '@generated/docusaurus.config';
import {facets, type FacetValues} from '../../plugins/search/client/facets';
import type {ClusterSettings} from '../../plugins/search/client/typesense/typesenseClient';

/** `themeConfig.typesense` as the site's configuration fills it, see `src/config/search.ts`. */
interface SearchThemeConfig {
  typesenseCollectionName: string;
  typesenseServerConfig: {
    nodes: readonly {protocol: string; host: string; port: number}[];
    apiKey: string;
  };
  searchPagePath: string | false | null;
  /** Offered where a query finds nothing and nothing near to it does either. */
  suggestions?: readonly string[];
}

export interface SearchSettings {
  /** Route of the search page, beginning with a slash; undefined where the site has none. */
  searchPage: string | undefined;
  suggestions: readonly string[];
  /** Address of the form for a new issue. */
  reportUrl: string | undefined;
  baseUrl: string;
  typesense: ClusterSettings;
}

const config = siteConfig.themeConfig['typesense'] as SearchThemeConfig;
const {nodes, apiKey} = config.typesenseServerConfig;

/** What the configuration says about search. */
export const searchSettings: SearchSettings = {
  searchPage: config.searchPagePath ? `/${config.searchPagePath}` : undefined,
  suggestions: config.suggestions ?? [],
  reportUrl: siteConfig.customFields?.['reportIssueUrl'] as string | undefined,
  baseUrl: siteConfig.baseUrl,
  typesense: {
    nodes: nodes.map(({protocol, host, port}) => `${protocol}://${host}:${port}`),
    apiKey,
    collection: config.typesenseCollectionName,
  },
};

export interface SearchPageParameters {
  q: string;
  filters?: FacetValues;
  page?: number;
}

/** Address of the search page for a query; what is not set is left out. */
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
