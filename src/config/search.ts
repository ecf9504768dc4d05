import {environment, EnvironmentError} from './env';

if (environment.typesenseNodes.length > 0 && !environment.typesenseSearchKey)
  throw new EnvironmentError([
    'TYPESENSE_SEARCH_KEY: not set; expected the search-only key of the nodes in TYPESENSE_NODES',
  ]);

/**
 * Configuration of the search theme. Its schema demands a server even if the embedded index
 * answers. The list of nodes is then empty.
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
  // Our own option: queries to offer if a query finds nothing.
  suggestions: ['Kubernetes', 'backup', 'landing zone'],
};
