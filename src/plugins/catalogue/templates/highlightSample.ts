import {highlight} from '../../../content/highlight/highlight';
import type {SampleLanguage} from '../../../content/sampleLanguages';

/** Highlights a whole sample; files of templates hold no variables of the site. */
export function highlightSample(code: string, language: SampleLanguage): string {
  return highlight(code, {
    language,
    meta: {highlighted: new Set(), showLineNumbers: false},
    defaultOf: () => undefined,
  });
}
