import type {Rule} from '../../../content/checks/rule';

/** Two pages must not have the same address. */
export const uniqueAddresses: Rule = {
  name: 'unique-addresses',
  finds: 'two pages with one address',
  fix: 'rename one of the files or give it another "slug"',
  wrong: {
    'an address that is taken': {
      file: 'docs/best-practices/twin.md',
      to: '---\ntitle: Twin\ndescription: A landing page with the address of another page, by its slug in the front matter.\nkind: landing\ntags: [vpc]\nslug: /best-practices\n---\n\nText.\n',
    },
  },
  find: ({pages}) =>
    pages.flatMap(({permalink, file}, index) => {
      const other = pages.findIndex((page) => page.permalink === permalink);
      if (other === index) return [];
      const message = `the address ${permalink} is already that of ${pages[other]?.file ?? ''}`;
      return [{file, line: 1, message}];
    }),
};
