import {lineOf, nodesOf} from '../nodesOf';
import type {Page} from '../page';
import {plainText, type SampleLanguage} from '../sampleLanguages';
import type {FoundInPage, SamplePattern} from './rule';

/** Applies a pattern to the fenced blocks of a page. Blocks of output are left out. */
export function findInSamples(
  page: Page,
  {pattern, languages, once, message, fix}: SamplePattern,
): FoundInPage[] {
  const seen = new Set<string>();
  return nodesOf(page.tree(), 'code').flatMap((node) => {
    const language = node.lang as SampleLanguage;
    if (languages ? !languages.includes(language) : language === plainText) return [];
    return [...node.value.matchAll(pattern)].flatMap((match) => {
      const text = message(match, page);
      if (text === undefined || (once && seen.has(text))) return [];
      seen.add(text);
      const line = lineOf(node) + node.value.slice(0, match.index).split('\n').length;
      return [{line, message: text, ...(fix && {fix})}];
    });
  });
}
