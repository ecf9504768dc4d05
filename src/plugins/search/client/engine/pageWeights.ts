import type {PageEntry} from './indexFile';
import type {QueryPlan} from './queryPlan';
import {decisionGuide} from '../facets';
import {namesOf} from './ranking';
import {meaningfulWords} from './words';
import {singular} from './wordForms';

/** The query is the page's title, or its abbreviation. */
const exactWeight = 3;
/** The query is a synonym of the title. */
const synonymWeight = 2.5;
/** The query is the beginning of the title. */
const beginningWeight = 1.3;
/** A guide to a decision, if the query asks for one, and title and tags name what it asks about. */
const choiceWeight = 8;
/** Weight of a page of priority 0; one of priority 100 weighs 1. */
const lowestWeight = 0.5;

/**
 * Weighs a page by its number.
 *
 * @param complete those of its records that answer every word
 * @param topicShare share of the words that title and tags answer
 */
export type WeighPage = (page: number, complete: readonly number[], topicShare: number) => number;

/** Makes a function that weighs pages for a query: those that it names outright come first. */
export function pageWeights(pages: readonly PageEntry[]): (plan: QueryPlan) => WeighPage {
  const names = pages.map(({title}) => comparableNames(title));
  const comparing = comparingRecords(pages);
  return ({slots, paraphrases, asksToChoose}) => {
    const asked = slots.map(({word}) => singular(word)).join(' ');
    const whole = paraphrases
      .filter(({from, to}) => from === 0 && to === slots.length)
      .flatMap(({alternatives}) => alternatives);
    const others = whole.map((alternative) => alternative.map(singular).join(' '));
    return (page, complete, topicShare) => {
      const ofPage = names[page] ?? [];
      const {priority: rank = 0, facets = {}} = pages[page] ?? {};
      const isGuide = asksToChoose && facets['kind']?.includes(decisionGuide);
      // Two words of a comparing section are things that it compares. A single word may be an aside.
      const compares = slots.length > 1 && complete.some((record) => comparing.has(record));
      const isChoice = isGuide && (compares || (complete.length > 0 && topicShare === 1));
      const choice = isChoice ? choiceWeight * (1 + topicShare) : 1;
      const priority = (lowestWeight + ((1 - lowestWeight) * rank) / 100) * choice;
      if (ofPage.includes(asked)) return exactWeight * priority;
      if (others.some((other) => ofPage.includes(other))) return synonymWeight * priority;
      return ofPage.some((name) => name.startsWith(asked)) ? beginningWeight * priority : priority;
    };
  };
}

/** Numbers of the records that compare what the reader chooses from. */
function comparingRecords(pages: readonly PageEntry[]): ReadonlySet<number> {
  const found = new Set<number>();
  let first = 0;
  for (const {parts, comparing = []} of pages) {
    for (const part of comparing) found.add(first + part);
    first += parts.length;
  }
  return found;
}

/** For the page of a service that the query calls by its name on another cloud: that name. */
export function aliasOf(title: string, {paraphrases}: QueryPlan): string | undefined {
  const names = comparableNames(title);
  return paraphrases.find(
    ({alias, alternatives}) =>
      alias !== undefined &&
      alternatives.some((words) => names.includes(words.map(singular).join(' '))),
  )?.alias;
}

/** Names of a page, in the words that a query is compared with. */
function comparableNames(title: string): string[] {
  return namesOf(title)
    .map((name) => meaningfulWords(name).map(singular).join(' '))
    .filter(Boolean);
}
