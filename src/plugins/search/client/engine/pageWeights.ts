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
const choiceWeight = 6;
/** Weight of a page of priority 0; one of priority 100 weighs 1. */
const lowestWeight = 0.5;

/** Makes a function that weighs pages for a query: those that it names outright come first. */
export function pageWeights(
  pages: readonly PageEntry[],
): (plan: QueryPlan) => (page: number, isComplete: boolean, topicShare: number) => number {
  const names = pages.map(({title}) => comparableNames(title));
  return ({slots, paraphrases, asksToChoose}) => {
    const asked = slots.map(({word}) => singular(word)).join(' ');
    const whole = paraphrases
      .filter(({from, to}) => from === 0 && to === slots.length)
      .flatMap(({alternatives}) => alternatives);
    const others = whole.map((alternative) => alternative.map(singular).join(' '));
    return (page, isComplete, topicShare) => {
      const ofPage = names[page] ?? [];
      const {priority: rank = 0, facets = {}} = pages[page] ?? {};
      const isGuide = asksToChoose && isComplete && facets['kind']?.includes(decisionGuide);
      // Two words of one section are things that it compares. A single word may be an aside.
      const isChoice = isGuide && (slots.length > 1 || topicShare > 0);
      const choice = isChoice ? choiceWeight * (1 + topicShare) : 1;
      const priority = (lowestWeight + ((1 - lowestWeight) * rank) / 100) * choice;
      if (ofPage.includes(asked)) return exactWeight * priority;
      if (others.some((other) => ofPage.includes(other))) return synonymWeight * priority;
      return ofPage.some((name) => name.startsWith(asked)) ? beginningWeight * priority : priority;
    };
  };
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
