import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {ContentError} from '../schemas/parse';
import {currentDocs} from './docsVersions';
import {readPageOnce} from './readPages';

/**
 * Checks the front matter of every page under `docs/` while Docusaurus reads it, in the dev server as in a build.
 * Partials and other content keep Docusaurus' own checks.
 *
 * @param siteDir absolute path of the site
 */
export function checkedFrontMatter(siteDir: string): MarkdownConfig['parseFrontMatter'] {
  const {folder} = currentDocs;
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const name = path.relative(path.join(siteDir, folder), filePath).split(path.sep).join('/');
    const isPage = !name.startsWith('../') && !name.split('/').some((part) => part.startsWith('_'));
    if (isPage) {
      const {issues} = await readPageOnce({siteDir, folder, name});
      const wrong = issues.filter(({rule}) => rule === 'front-matter');
      if (wrong.length > 0) throw new ContentError(wrong);
    }
    return defaultParseFrontMatter({filePath, fileContent});
  };
}
