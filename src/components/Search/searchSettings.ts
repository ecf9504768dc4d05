import siteConfig from '@generated/docusaurus.config';
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
