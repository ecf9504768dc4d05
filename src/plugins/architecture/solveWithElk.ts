import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import type {ElkNode} from 'elkjs/lib/elk-api';
import {createThread} from '../../lib/createThread';
import type {Solve} from './layout/layoutArchitecture';

/** Raise it with the version of elkjs: another version may place things elsewhere. */
const solver = 'elkjs 0.12';
/** Graph and answer as JSON. A build compiles pages in the main thread meanwhile. */
const runElk = createThread<string>(path.join(path.dirname(fileURLToPath(import.meta.url)), 'elkThread.cjs'));

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
      answer = fromDisk(path.join(cacheDir, `${key}.json`), input);
      solved.set(key, answer);
    }
    return answer;
  };
}

async function fromDisk(file: string, input: string): Promise<ElkNode> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ElkNode;
  } catch {
    // Not there, or cut off by an interrupted run: solve it again.
  }
  const answer = await runElk(input);
  await mkdir(path.dirname(file), {recursive: true});
  // Client and server are compiled at the same time: a reader must never see half a file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, answer);
  await rename(unfinished, file);
  return JSON.parse(answer) as ElkNode;
}
