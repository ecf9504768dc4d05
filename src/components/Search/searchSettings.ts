import siteConfig from '@generated/docusaurus.config';
import type {DialogSettings} from '../../plugins/search/client/dialog/settings';

/** `themeConfig.typesense` as `src/config/search.ts` fills it. */
interface SearchThemeConfig {
  typesenseCollectionName: string;
  typesenseServerConfig: {
    nodes: readonly {protocol: string; host: string; port: number}[];
    apiKey: string;
  };
  searchPagePath: string | false | null;
  /** Queries to offer if nothing similar was found either. */
  suggestions?: readonly string[];
}

/** The path of the search page without the base path. The dialog's path includes it. */
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
