import path from 'node:path';
import type {Rule} from '../../../content/checks/rule';
import {leavesSite, pageLinksOf} from '../../../content/pageLinks';

/** A page that no sidebar shows needs a link from another page. Otherwise no reader finds it. */
export const orphanPages: Rule = {
  name: 'orphan-pages',
  finds: 'a page that no sidebar shows and no page links to',
  fix: 'link to it from its overview page, or remove "displayed_sidebar: null"',
  wrong: {
    'a page that nothing leads to': {
      file: 'docs/best-practices/lost.md',
      to: '---\ntitle: Lost\ndescription: A landing page that no sidebar shows and that no other page links to.\nkind: landing\ntags: [vpc]\ndisplayed_sidebar: null\n---\n\nText.\n',
    },
  },
  find: ({pages}) => {
    const files = new Map(pages.map(({permalink, file}) => [permalink, file]));
    const linked = new Set<string>();
    for (const page of pages) {
      for (const {url, kind} of pageLinksOf(page.tree())) {
        if (kind === 'image' || leavesSite(url)) continue;
        const target = url.split('#', 1)[0] ?? '';
        const file = target.startsWith('/')
          ? files.get(target)
          : path.posix.join(path.posix.dirname(page.file), target);
        if (file !== undefined && file !== page.file) linked.add(file);
      }
    }
    return pages
      .filter(({frontMatter, file}) => frontMatter.displayed_sidebar === null && !linked.has(file))
      .map(({file}) => ({
        file,
        line: 1,
        message: 'no sidebar shows this page and no page links to it',
      }));
  },
};
