import path from 'node:path';
import {leavesSite, pageLinksOf} from '../../../content/pageLinks';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** A page that no sidebar shows is linked from another page; otherwise no reader finds it. */
export const orphanPages: Rule = {
  name: 'orphan-pages',
  find: ({pages}) => {
    const files = new Map(pages.map(({permalink, file}) => [permalink, file]));
    const linked = new Set<string>();
    for (const page of pages) {
      for (const {url, kind} of pageLinksOf(page.tree())) {
        if (kind === 'image' || leavesSite(url)) continue;
        const target = url.split('#', 1)[0] ?? '';
        const file = target.startsWith('/') ? files.get(target) : path.posix.join(path.posix.dirname(page.file), target);
        if (file !== undefined && file !== page.file) linked.add(file);
      }
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
