import {environment, EnvironmentError} from './env';

if (environment.typesenseNodes.length > 0 && !environment.typesenseSearchKey)
  throw new EnvironmentError([
    'TYPESENSE_SEARCH_KEY: not set; expected the search-only key of the nodes in TYPESENSE_NODES',
  ]);

/**
 * Configuration of the search theme. Without nodes the embedded index answers; the theme's schema asks for a server all
 * the same, so the list of nodes is empty then.
 */
export const typesense = {
  typesenseCollectionName: environment.typesenseCollection,
  typesenseServerConfig: {
    nodes: environment.typesenseNodes.map((node) => {
      const {protocol, hostname, port} = new URL(node);
      return {
        protocol: protocol.slice(0, -1),
        host: hostname,
        port: Number(port) || (protocol === 'https:' ? 443 : 80),
      };
    }),
    apiKey: environment.typesenseSearchKey ?? '',
  },
  typesenseSearchParameters: {},
  contextualSearch: true,
  searchPagePath: environment.searchPagePath,
  // Not the theme's: offered where a query finds nothing and nothing near to it does either.
  suggestions: ['Kubernetes', 'backup', 'landing zone'],
};
