import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {ContentError} from '../schemas/parse';
import {currentDocs} from './docsVersions';
import {readPageOnce} from './readPages';

/**
 * A hook for `markdown.parseFrontMatter` that checks the front matter of every page under `docs/`.
 * Docusaurus checks other content itself.
 *
 * @param next parses valid front matter
 */
export function checkedFrontMatter(siteDir: string, next: ParseFrontMatter): ParseFrontMatter {
  const {folder} = currentDocs;
  return async (input) => {
    const name = path.relative(path.join(siteDir, folder), input.filePath).replaceAll('\\', '/');
    if (!name.startsWith('../') && !/(^|\/)_/.test(name)) {
      const {issues} = await readPageOnce({siteDir, folder, name});
      const wrong = issues.filter(({rule}) => rule === 'front-matter');
      if (wrong.length > 0) throw new ContentError(wrong);
    }
    return next(input);
  };
}
