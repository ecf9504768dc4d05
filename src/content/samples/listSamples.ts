import {withDefaults, type Variables} from '../../schemas/variable';
import {parseMeta} from '../highlight/meta';
import type {Page} from '../page';
import {nodesOf} from '../nodesOf';
import {isSampleLanguage} from '../sampleLanguages';
import type {Sample} from './types';

/** The fenced blocks of a page with a known language, in the order of the page. */
export function listSamples(
  {file, tree}: Pick<Page, 'file' | 'tree'>,
  variables: Variables,
): Sample[] {
  const samples: Sample[] = [];
  for (const {lang, meta, value, position} of nodesOf(tree(), 'code')) {
    if (!isSampleLanguage(lang)) continue;
    samples.push({
      language: lang,
      text: withDefaults(value, variables),
      file,
      line: (position?.start.line ?? 0) + 1,
      unchecked: parseMeta(meta).unchecked,
    });
  }
  return samples;
}
