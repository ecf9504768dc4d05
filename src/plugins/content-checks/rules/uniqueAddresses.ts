import type {Rule} from '../../../content/checks/rule';

/** Two pages must not have the same address. */
export const uniqueAddresses: Rule = {
  name: 'unique-addresses',
  finds: 'two pages with one address',
  fix: 'rename a file, or give one of the pages another `slug`',
  wrong: [
    {
      name: 'an address that is taken',
      file: 'docs/best-practices/twin.md',
      to: '---\ntitle: Twin\ndescription: A landing page with the address of another page, by its slug in the front matter.\nkind: landing\ntags: [vpc]\nslug: /best-practices\n---\n\nText.\n',
    },
  ],
  find: ({pages}) => {
    const first = new Map<string, string>();
    return pages.flatMap(({permalink, file}) => {
      const other = first.get(permalink);
      if (other === undefined) {
        first.set(permalink, file);
        return [];
      }
      return [
        {
          file,
          line: 1,
          message: `the address ${permalink} is already that of ${other}`,
          fix: 'rename one of the files or give it another "slug"',
        },
      ];
    });
  },
};
