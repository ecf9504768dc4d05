import {nodesOf} from '../nodesOf';
import type {Page} from '../page';
import {plainText, type SampleLanguage} from '../sampleLanguages';

/** A place in a sample that a pattern matches. */
export interface SampleMatch {
  /** Line of the file. */
  line: number;
  match: RegExpExecArray;
}

/**
 * All matches of a pattern in the fenced blocks of a page. Output in blocks of plain text is left
 * out, because it only shows what a command printed.
 *
 * @param pattern a global regular expression
 * @param languages only blocks in these languages; without it, in all but plain text
 */
export function matchesInSamples(
  page: Pick<Page, 'tree'>,
  pattern: RegExp,
  languages?: readonly SampleLanguage[],
): SampleMatch[] {
  return nodesOf(page.tree(), 'code').flatMap(({lang, value, position}) => {
    const language = lang as SampleLanguage;
    if (languages ? !languages.includes(language) : plainText.has(language)) return [];
    return [...value.matchAll(pattern)].map((match) => ({
      line: (position?.start.line ?? 0) + value.slice(0, match.index).split('\n').length,
      match,
    }));
  });
}
