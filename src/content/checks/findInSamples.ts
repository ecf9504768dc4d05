import {parseMeta} from '../highlight/meta';
import {lineOf, nodesOf} from '../nodesOf';
import {plainText, type SampleLanguage} from '../sampleLanguages';
import type {Found, SamplePattern, SampleSource} from './rule';

/** Matches a pattern against the samples of a page or template, except output. */
export function findInSamples(
  source: SampleSource,
  {pattern, languages, pasted, once, message, fix}: SamplePattern,
): Found[] {
  const seen = new Set<string>();
  return nodesOf(source.tree(), 'code').flatMap((node) => {
    const language = node.lang as SampleLanguage;
    if (languages ? !languages.includes(language) : language === plainText) return [];
    if (pasted && isFile(source.file, node.meta)) return [];
    return [...node.value.matchAll(pattern)].flatMap((match) => {
      const text = message(match, source);
      if (text === undefined || (once && seen.has(text))) return [];
      seen.add(text);
      const line = lineOf(node) + node.value.slice(0, match.index).split('\n').length;
      return [{file: source.file, line, message: text, ...(fix && {fix})}];
    });
  });
}

/** True for files of a template and for blocks with a title. */
function isFile(file: string, meta: string | null | undefined): boolean {
  return !/\.mdx?$/.test(file) || parseMeta(meta).title !== undefined;
}
