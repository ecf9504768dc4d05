import Elk, {type ElkNode} from 'elkjs/lib/elk.bundled.js';

/** Solves one graph, as JSON because ELK changes its input. Runs in a thread. */
export async function runElk(graph: string): Promise<ElkNode> {
  return new Elk().layout(JSON.parse(graph) as ElkNode);
}
