import type {Architecture} from '../../../schemas/architecture';
import {labelSize, labelText, nodeSize, nodeText} from './sizes';
import {betweenLayers, maxLabelWidth, type Captions} from './toElkGraph';

/**
 * The lowest possible width in px of a model from left to right: its longest chain of nodes and
 * labels. This is much faster than a layout.
 */
export function longestChain(model: Architecture, captions: Captions): number {
  const lengths = new Map<string, number>();
  const open = new Set<string>();
  const lengthFrom = (id: string): number => {
    const known = lengths.get(id);
    const node = model.nodes.find((candidate) => candidate.id === id);
    if (known !== undefined || !node) return known ?? 0;
    open.add(id);
    const tails = model.edges
      .filter(({from, to, dashed}) => from === id && !dashed && !open.has(to))
      .map((edge) => {
        const text = labelText(edge, maxLabelWidth('right'));
        return 2 * betweenLayers + labelSize(text).width + lengthFrom(edge.to);
      });
    open.delete(id);
    const length =
      nodeSize(nodeText(node, captions.get(id)), node.kind).width + Math.max(0, ...tails);
    lengths.set(id, length);
    return length;
  };
  return Math.max(0, ...model.nodes.map(({id}) => lengthFrom(id)));
}
