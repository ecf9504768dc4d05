import type {Root} from 'mdast';
import {leavesSite, pageLinksOf} from '../pageLinks';

/** Links of a page that stay on the site: each is one that the rule `internal-links` looks at, and a build with one that leads nowhere fails. */
export function countInternalLinks(tree: Root): number {
  return pageLinksOf(tree).filter(({kind, url}) => kind !== 'image' && !leavesSite(url)).length;
}
