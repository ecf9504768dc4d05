import siteConfig from '@generated/docusaurus.config';
import type {DialogSettings} from '../../plugins/search/client/dialog/settings';

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

/** As for the dialog, but the search page is a route of the site: without the base path. */
export type SearchSettings = Omit<DialogSettings, 'language' | 'docsTags'>;

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
