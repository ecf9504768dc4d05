import type {Rule} from '../../../content/checks/rule';
import {isDrawn} from '../../../content/modelsOf';
import {nearest} from '../../../lib/nearest';

/** The pages in `compares` of a decision guide must have an architecture. */
export const comparedPages: Rule = {
  name: 'compared-pages',
  finds: 'a page in "compares" that does not exist or draws no architecture',
  fix: 'write the address of a page with an architecture, without `/docs/`',
  wrong: {
    'a page to compare that does not exist': [
      'level: beginner',
      'compares: [best-practices/networking/plan, best-practices/networking/plann]\nlevel: beginner',
    ],
  },
  right: {
    'two addresses of pages that are drawn': [
      'level: beginner',
      'compares: [best-practices/networking/plan, best-practices/networking/plan]\nlevel: beginner',
    ],
  },
  needsEveryPage: true,
  findInPage: ({frontMatter}, {pages}) => {
    const named = frontMatter.kind === 'landing' ? [] : (frontMatter.compares ?? []);
    if (named.length === 0) return [];
    const drawn = pages.filter(isDrawn).map(({permalink}) => permalink.replace(/^\/docs\//, ''));
    return named
      .filter((address) => !drawn.includes(address))
      .map((address) => {
        const guess = nearest(address, drawn);
        return {
          word: address,
          message: `"${address}" in "compares" is not the address of a page with an architecture`,
          ...(guess && {fix: `write "${guess}"`}),
        };
      });
  },
};
