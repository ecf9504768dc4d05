import {createHash} from 'node:crypto';
import path from 'node:path';
import type {ElkNode} from 'elkjs/lib/elk-api';
import {keepOnDisk} from '../../lib/keepOnDisk';
import type {Solve} from './layout/layoutArchitecture';

/** Raise it with the version of elkjs: another version may place things elsewhere. */
const solver = 'elkjs 0.12';

/**
 * Solves graphs with ELK and keeps the answers by the hash of the graph, in memory and on disk: a build that finds them there never loads ELK.
 *
 * @param cacheDir absolute path of a folder that may be deleted at any time
 */
export function solveWithElk(cacheDir: string): Solve {
  const solved = new Map<string, Promise<ElkNode>>();
  return (graph) => {
    const input = JSON.stringify(graph);
    const key = createHash('sha256').update(solver).update(input).digest('hex').slice(0, 32);
    let answer = solved.get(key);
    if (!answer) {
      answer = keepOnDisk<ElkNode>(path.join(cacheDir, `${key}.json`), async () => JSON.stringify(await runElk(input)));
      solved.set(key, answer);
      // Whoever asks again, as after an edit in the dev server, gets another try.
      answer.catch(() => solved.delete(key));
    }
    return answer;
  };
}

/** @param graph as JSON, since ELK writes into the graph that it is given */
async function runElk(graph: string): Promise<ElkNode> {
  const {default: Elk} = await import('elkjs/lib/elk.bundled.js');
  return new Elk().layout(JSON.parse(graph) as ElkNode);
}
