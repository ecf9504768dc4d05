import type {ElkNode} from 'elkjs/lib/elk-api';
import {cached, type CacheKind} from '../../lib/buildCache';
import type {Solve} from './layout/layoutArchitecture';

const solvedGraphs: CacheKind = {name: 'elk', version: '1'};

/**
 * Solves graphs with ELK: a build that finds the answers in the build cache never loads it.
 *
 * @param siteDir absolute path of the site
 */
export function solveWithElk(siteDir: string): Solve {
  return (graph) => {
    // As JSON, since ELK writes into the graph that it is given.
    const input = JSON.stringify(graph);
    return cached(siteDir, solvedGraphs, input, () => runElk(input));
  };
}

async function runElk(graph: string): Promise<ElkNode> {
  const {default: Elk} = await import('elkjs/lib/elk.bundled.js');
  return new Elk().layout(JSON.parse(graph) as ElkNode);
}
