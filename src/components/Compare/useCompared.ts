import {mostCompared} from '../../lib/comparePath';
import type {Address} from '../FacetFilter/useAddress';

/** The architectures that a reader selected in a list. The address stores them. */
export interface Compared {
  paths: readonly string[];
  toggle: (path: string) => void;
  clear: () => void;
}

export function useCompared(all: readonly {path: string}[], address: Address): Compared {
  // The address may name an article twice, too many articles, or articles that do not exist any
  // more.
  const known = address.params
    .getAll('compare')
    .filter((path) => all.some((article) => article.path === path));
  const paths = [...new Set(known)].slice(0, mostCompared);
  return {
    paths,
    toggle: (path) => {
      const others = paths.filter((other) => other !== path);
      address.change(
        {compare: others.length < paths.length ? others : [...paths, path]},
        'replace',
      );
    },
    clear: () => address.change({compare: ''}, 'replace'),
  };
}
