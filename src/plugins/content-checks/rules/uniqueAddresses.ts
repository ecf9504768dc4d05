import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** Two pages must not have the same address. */
export const uniqueAddresses: Rule = {
  name: 'unique-addresses',
  find: ({pages}) => {
    const first = new Map<string, string>();
    return pages.flatMap((page): ContentIssue[] => {
      const other = first.get(page.permalink);
      if (other === undefined) {
        first.set(page.permalink, page.file);
        return [];
      }
      return [
        {
          file: page.file,
          line: 1,
          rule: 'unique-addresses',
          message: `the address ${page.permalink} is already that of ${other}`,
          fix: 'rename one of the files or give it another "slug"',
          severity: 'error',
        },
      ];
    });
  },
};
