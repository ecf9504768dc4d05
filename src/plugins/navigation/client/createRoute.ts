import ComponentCreator from '@docusaurus/ComponentCreator';
import type {RouteConfig} from 'react-router-config';

/**
 * A route of the split table. The router takes a route's place in its list for its identity unless it has a key: a group of routes that comes later
 * would move the others, and the page that is shown would be built anew, without its focus and its scroll positions.
 *
 * @param path as the core writes it
 * @param hash tells components of one path apart; empty for the pattern of unknown paths
 * @param attributes whatever else the route carries
 */
export default function createRoute(path: string, hash: string, attributes: Omit<RouteConfig, 'path' | 'component' | 'key'>): RouteConfig {
  return {...attributes, path, key: path, component: ComponentCreator(path, hash)};
}
