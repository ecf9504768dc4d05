import type {Code, Root} from 'mdast';
import {parseMeta} from './highlight/meta';
import {nodesOf} from './nodesOf';

export interface NamedSample {
  /** Path in the folder of the archive, with forward slashes. */
  path: string;
  /** With `@@variables@@`. */
  text: string;
  node: Code;
}

/** The samples of a page whose titles are file names. */
export function namedSamples(tree: Root): NamedSample[] {
  const taken = new Map<string, number>();
  return nodesOf(tree, 'code').flatMap((node) => {
    const {title = ''} = parseMeta(node.meta);
    if (!/^\S*[./]\S+$|^(Docker|Jenkins)file$/.test(title)) return [];
    // An absolute path also becomes a path in the folder.
    const name = title.replace(/^~?\//, '');
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const path = count === 1 ? name : name.replace(/(\.\w+)?$/, `-${count}$1`);
    return [{path, text: `${node.value}\n`, node}];
  });
}
