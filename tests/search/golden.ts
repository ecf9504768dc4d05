import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** A query with the pages that answer it; any of them is right. */
export interface GoldenQuery {
  kind: 'exact' | 'abbreviation' | 'typo' | 'concept' | 'partial';
  query: string;
  answers: string[];
}

export interface Figures {
  /** Queries with at least one of their answers on the site. */
  judged: number;
  /** Share of queries whose first page is right. */
  successAt1: number;
  /** Mean of 1/rank of the first right page among ten, 0 where there is none. */
  mrr: number;
}

export interface Evaluation extends Figures {
  /** The queries whose first page is not right, for people. */
  misses: string[];
  /** Milliseconds for each query, in ascending order. */
  times: number[];
}

export const goldenQueries = parse(readFileSync('tests/fixtures/search/golden-queries.yml', 'utf8')) as GoldenQuery[];

/**
 * Runs the golden queries. Those without any answer among the pages are left out, so that the set can be judged against the whole plan of contents.
 *
 * @param search gives the addresses of the first ten pages
 */
export async function evaluate(pages: ReadonlySet<string>, search: (query: string) => Promise<string[]> | string[]): Promise<Evaluation> {
  const misses: string[] = [];
  const times: number[] = [];
  const ranks: number[] = [];
  for (const {kind, query, answers} of goldenQueries) {
    if (!answers.some((answer) => pages.has(answer))) continue;
    const started = performance.now();
    const found = await search(query);
    times.push(performance.now() - started);
    const rank = found.findIndex((url) => answers.includes(url)) + 1;
    ranks.push(rank);
    if (rank !== 1) misses.push(`${kind} "${query}": rank ${rank || 'none'}, first ${found[0] ?? 'nothing'}`);
  }
  return {
    judged: ranks.length,
    successAt1: ranks.filter((rank) => rank === 1).length / ranks.length,
    mrr: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
    misses,
    times: times.sort((a, b) => a - b),
  };
}

/** A line for the log. */
export function describeFigures(name: string, {judged, successAt1, mrr, times}: Evaluation): string {
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `${name}: ${judged} of ${goldenQueries.length} queries judged, success@1 ${successAt1.toFixed(3)}, MRR@10 ${mrr.toFixed(3)}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}
