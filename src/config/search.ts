import type {Options} from '../plugins/search/options';
import {catalogues} from './catalogue';
import {environment} from './env';

/**
 * Configuration of the search theme. Without nodes the embedded index answers; the theme's schema asks for a server all
 * the same, so the list of nodes is empty then.
 */
export const typesense = {
  typesenseCollectionName: environment.typesenseCollection,
  typesenseServerConfig: {
    nodes: environment.typesenseNodes.map((node) => {
      const {protocol, hostname, port} = new URL(node);
      return {protocol: protocol.slice(0, -1), host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80)};
    }),
    apiKey: environment.typesenseSearchKey ?? '',
  },
  typesenseSearchParameters: {},
  contextualSearch: true,
  searchPagePath: environment.searchPagePath,
  // Not the theme's: offered where a query finds nothing and nothing near to it does either.
  suggestions: ['Kubernetes', 'backup', 'landing zone'],
};

/** Options of the search plugin, and of `npm run search:sync`. */
export const searchIndex: Options = {
  comfortableSize: 500,
  playlist: catalogues.webinars.playlist,
};
