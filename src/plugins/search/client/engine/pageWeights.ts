import type {PageEntry} from './indexFile';
import type {QueryPlan} from './queryPlan';
import {decisionGuide} from '../facets';
import {namesOf} from './ranking';
import {meaningfulWords} from './words';
import {singular} from './wordForms';

/** The query equals the page's title or its abbreviation. */
const exactWeight = 3;
/** The query is a synonym of the title. */
const synonymWeight = 2.5;
/** The query is the beginning of the title. */
const beginningWeight = 1.3;
/** The query is about a decision, and title and tags of this decision guide have its subject. */
const choiceWeight = 8;
/** The query has a name of code. The page of a service only lists such names; a guide uses them. */
const listWeight = 0.5;
/** Weight of a page with priority 0. A page with priority 100 has weight 1. */
const lowestWeight = 0.5;

/**
 * Returns the weight of a page.
 *
 * @param complete its records that answer every word
 * @param topicShare share of the words that title and tags answer
 */
export type WeighPage = (page: number, complete: readonly number[], topicShare: number) => number;

/** Returns a function that weighs pages for a query. Pages that the query names are first. */
export function pageWeights(pages: readonly PageEntry[]): (plan: QueryPlan) => WeighPage {
  const names = pages.map(({title}) => comparableNames(title));
  const comparing = comparingRecords(pages);
  return ({slots, paraphrases, asksToChoose, namesCode}) => {
    const asked = slots.map(({word}) => singular(word)).join(' ');
    const whole = paraphrases
      .filter(({from, to}) => from === 0 && to === slots.length)
      .flatMap(({alternatives}) => alternatives);
    const others = whole.map((alternative) => alternative.map(singular).join(' '));
    return (page, complete, topicShare) => {
      const ofPage = names[page] ?? [];
      const {priority: rank = 0, facets = {}} = pages[page] ?? {};
      const isGuide = asksToChoose && facets['kind']?.includes(decisionGuide);
      // Two words of a comparing section are compared things. A single word may be a side remark.
      const compares = slots.length > 1 && complete.some((record) => comparing.has(record));
      const isChoice = isGuide && (compares || (complete.length > 0 && topicShare === 1));
      const choice = isChoice ? choiceWeight * (1 + topicShare) : 1;
      const list = namesCode && facets['section']?.includes('services') ? listWeight : 1;
      const priority = (lowestWeight + ((1 - lowestWeight) * rank) / 100) * choice * list;
      if (ofPage.includes(asked)) return exactWeight * priority;
      if (others.some((other) => ofPage.includes(other))) return synonymWeight * priority;
      return ofPage.some((name) => name.startsWith(asked)) ? beginningWeight * priority : priority;
    };
  };
}

/** Numbers of the records that compare the reader's options. */
function comparingRecords(pages: readonly PageEntry[]): ReadonlySet<number> {
  const found = new Set<number>();
  let first = 0;
  for (const {parts, comparing = []} of pages) {
    for (const part of comparing) found.add(first + part);
    first += parts.length;
  }
  return found;
}

/** The name of a service on another cloud, if the query uses it for the service of the page. */
export function aliasOf(title: string, {paraphrases}: QueryPlan): string | undefined {
  const names = comparableNames(title);
  return paraphrases.find(
    ({alias, alternatives}) =>
      alias !== undefined &&
      alternatives.some((words) => names.includes(words.map(singular).join(' '))),
  )?.alias;
}

/** Names of a page, as words that can be compared with a query. */
function comparableNames(title: string): string[] {
  return namesOf(title)
    .map((name) => meaningfulWords(name).map(singular).join(' '))
    .filter(Boolean);
}
