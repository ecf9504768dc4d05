import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {frontMatterSchema} from '../schemas/frontMatter';
import {parseYaml} from '../schemas/parse';
import {splitFrontMatter} from './splitFrontMatter';

/**
 * Checks the front matter of every page under `docs/` while Docusaurus reads it, in the dev server as in a build.
 * Partials and other content keep Docusaurus' own checks.
 *
 * @param siteDir absolute path of the site
 */
export function checkedFrontMatter(siteDir: string): MarkdownConfig['parseFrontMatter'] {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const isPage = file.startsWith('docs/') && !file.split('/').some((part) => part.startsWith('_'));
    if (isPage) {
      const {frontMatter = ''} = splitFrontMatter(fileContent);
      parseYaml({file, text: frontMatter, schema: frontMatterSchema, rule: 'front-matter', lineOffset: 1});
    }
    return defaultParseFrontMatter({filePath, fileContent});
  };
}
