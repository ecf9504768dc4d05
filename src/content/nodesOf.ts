import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

const walked = new WeakMap<Root, Nodes[]>();

/**
 * The nodes of some types in the order of the page. Each tree is walked once, and the result is
 * remembered.
 */
export function nodesOf<Type extends Nodes['type']>(
  tree: Root,
  ...types: Type[]
): Extract<Nodes, {type: Type}>[] {
  let nodes = walked.get(tree);
  if (!nodes) {
    const all: Nodes[] = [];
    visit(tree, (node) => {
      all.push(node);
    });
    walked.set(tree, all);
    nodes = all;
  }
  return nodes.filter((node): node is Extract<Nodes, {type: Type}> =>
    (types as string[]).includes(node.type),
  );
}

/** The line on which a node starts, from 1. */
export function lineOf({position}: Pick<Nodes, 'position'>): number {
  return position?.start.line ?? 1;
}
