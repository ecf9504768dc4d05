import path from 'node:path';
import {nodesOf} from './nodesOf';
import type {Page} from './page';
import type {ArchitectureFile} from './readArchitectures';

/** True if a page shows an architecture. */
export function isDrawn({tree}: Pick<Page, 'tree'>): boolean {
  return nodesOf(tree(), 'image').some(({url}) => url.endsWith('.architecture.yml'));
}

/** The models that a page shows, in the order of the page. */
export function modelsOf(
  {file, tree}: Pick<Page, 'file' | 'tree'>,
  architectures: readonly ArchitectureFile[],
): ArchitectureFile[] {
  return nodesOf(tree(), 'image').flatMap(({url}) => {
    const target = path.posix.join(path.posix.dirname(file), url);
    return architectures.find((candidate) => candidate.file === target) ?? [];
  });
}
