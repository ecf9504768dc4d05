import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** A page that no sidebar shows is linked from another page; otherwise no reader finds it. */
export const orphanPages: Rule = {
  name: 'orphan-pages',
  find: ({pages}) => {
    const linked = new Set<string>();
    for (const page of pages) {
      visit(page.tree, (node) => {
        if (node.type !== 'link' && node.type !== 'definition') return;
        const target = node.url.split('#', 1)[0] ?? '';
        const file = path.posix.join(path.posix.dirname(page.file), target);
        if (file !== page.file) linked.add(file);
      });
    }
    return pages
      .filter(({frontMatter, file}) => frontMatter.displayed_sidebar === null && !linked.has(file))
      .map((page): ContentIssue => ({
        file: page.file,
        line: 1,
        rule: 'orphan-pages',
        message: 'no sidebar shows this page and no page links to it',
        fix: 'link to it from its overview page, or remove "displayed_sidebar: null"',
        severity: 'error',
      }));
  },
};
