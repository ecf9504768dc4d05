import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** A query with its correct pages. Each of them is a correct first result. */
export interface GoldenQuery {
  kind: 'exact' | 'abbreviation' | 'typo' | 'concept' | 'partial' | 'identifier';
  query: string;
  answers: string[];
}

/** Both backends are tuned with `golden`. Two weights were chosen with all sets (README). */
export const querySets = {
  golden: 'golden-queries.yml',
  heldOut: 'held-out-queries.yml',
  unseen: 'unseen-queries.yml',
  intents: 'intent-queries.yml',
  choices: 'choice-queries.yml',
  choicesHeldOut: 'held-out-choice-queries.yml',
  fresh: 'fresh-queries.yml',
  stranger: 'stranger-queries.yml',
  visitor: 'visitor-queries.yml',
} as const;
export type QuerySet = keyof typeof querySets;

export interface Figures {
  /** Number of queries in the set. */
  queries: number;
  /** Share of queries with a correct first page. */
  successAt1: number;
  /** Mean of 1/rank of the first correct page among ten. It is 0 if there is none. */
  mrr: number;
}

export interface Evaluation extends Figures {
  /** The queries with a wrong first page, as readable text. */
  misses: string[];
  /** Times of the queries in ms, in ascending order. */
  times: number[];
}

export function readQueries(set: QuerySet): GoldenQuery[] {
  return parse(readFileSync(`tests/fixtures/search/${querySets[set]}`, 'utf8')) as GoldenQuery[];
}

/** Runs queries in sequence. @param search returns the addresses of the first ten pages */
export async function evaluate(
  queries: readonly GoldenQuery[],
  search: (query: string) => Promise<string[]> | string[],
): Promise<Evaluation> {
  const misses: string[] = [];
  const times: number[] = [];
  const ranks: number[] = [];
  for (const {kind, query, answers} of queries) {
    const started = performance.now();
    const found = await search(query);
    times.push(performance.now() - started);
    const rank = found.findIndex((url) => answers.includes(url)) + 1;
    ranks.push(rank);
    if (rank !== 1)
      misses.push(`${kind} "${query}": rank ${rank || 'none'}, first ${found[0] ?? 'nothing'}`);
  }
  return {
    queries: ranks.length,
    successAt1: round(ranks.filter((rank) => rank === 1).length / ranks.length),
    mrr: round(ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length),
    misses,
    times: times.sort((a, b) => a - b),
  };
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}

/** Lines for the log: the figures, then the misses. */
export function describeEvaluation(
  name: string,
  {queries, successAt1, mrr, times, misses}: Evaluation,
): string {
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const figures = `success@1 ${successAt1.toFixed(3)}, MRR@10 ${mrr.toFixed(3)}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
  return [`${name}: ${queries} queries, ${figures}`, ...misses.map((miss) => `  ${miss}`)].join(
    '\n',
  );
}
