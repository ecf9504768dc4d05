import type {ElkNode} from 'elkjs/lib/elk-api';
import {cached, type CacheKind} from '../../lib/buildCache';
import {inThread} from '../../lib/pool';
import type {Solve} from './layout/layoutArchitecture';

const solvedGraphs: CacheKind = {name: 'elk', version: '1'};

/**
 * Computes layouts with ELK in a thread, because one takes seconds. The build cache stores the
 * results, so most builds do not load ELK.
 */
export function solveWithElk(siteDir: string): Solve {
  return (graph) => {
    const input = JSON.stringify(graph);
    return cached(siteDir, solvedGraphs, input, () =>
      inThread<ElkNode>(import.meta.url, './solveInThread.ts', 'runElk', input),
    );
  };
}
