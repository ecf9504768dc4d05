import {mostCompared} from '../../lib/comparePath';
import type {Address} from '../FacetFilter/useAddress';

/** The architectures of a list that a reader chose for the comparison, in the address. */
export interface Compared {
  paths: readonly string[];
  toggle: (path: string) => void;
  clear: () => void;
}

export function useCompared(all: readonly {path: string}[], address: Address): Compared {
  // An address may name articles that are gone, one twice, or too many.
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
