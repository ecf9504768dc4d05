import {paragraphsOf} from '../../../content/paragraphs';
import {siteTerms, type Term} from '../terms';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** One spelling for each name, and words that the style guide rules out. */
export const terms: Rule = {
  name: 'terms',
  find: ({pages, services}) => {
    const all = siteTerms(services);
    return pages.flatMap((page) => paragraphsOf(page.tree()).flatMap(({text, line}) => findIn(text, all, page.file, line)));
  },
};

function findIn(text: string, all: readonly Term[], file: string, line: number): ContentIssue[] {
  return all.flatMap(({pattern, use}): ContentIssue[] => {
    const found = text.match(pattern)?.find((spelling) => spelling !== use);
    if (found === undefined) return [];
    return [
      {
        file,
        line,
        rule: 'terms',
        message: `"${found}" is not the spelling of this site`,
        fix: use ? `write "${use}"` : 'leave it out',
        severity: 'error',
      },
    ];
  });
}
