import type {ElkEdgeSection, ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk-api';
import type {Architecture} from '../../../schemas/architecture';
import type {ArchitectureLayout, Box, PlacedEdge, PlacedGroup, Point, Size} from '../geometry';
import {placeTitle} from './placeTitles';
import {tightenFrames} from './tightenFrames';
import {closeGaps} from './closeGaps';
import {groupTitleLines, labelText, nodeText} from './sizes';
import {maxLabelWidth, type GraphOptions} from './toElkGraph';

/** Converts ELK's result to the terms of the model. */
export function fromElk(
  root: ElkNode,
  model: Architecture,
  {direction, captions, rooms}: Omit<GraphOptions, 'order'>,
): ArchitectureLayout {
  const boxes = new Map<string, Box>();
  const depths = new Map<string, number>();
  const walk = (parent: ElkNode, depth: number): void => {
    for (const child of parent.children ?? []) {
      boxes.set(child.id, toBox(child));
      depths.set(child.id, depth);
      walk(child, depth + 1);
    }
  };
  walk(root, 0);
  const boxOf = (id: string): Box => {
    const box = boxes.get(id);
    if (!box) throw new Error(`The layout has no place for "${id}"`);
    return box;
  };
  const routed = collectEdges(root);
  const edges = model.edges.map((edge, index): PlacedEdge => {
    const placed = routed.get(`edge-${index}`);
    const label = placed?.labels?.[0];
    if (!label) throw new Error(`The layout has no place for the label of line ${index + 1}`);
    return {
      edge,
      number: index + 1,
      points: (placed.sections ?? []).flatMap(toPoints),
      label: {...toBox(label), ...labelText(edge, maxLabelWidth(direction))},
    };
  });
  const groups = model.groups.map((group): PlacedGroup => {
    const [box, title] = [boxOf(group.id), groupTitleLines(group, rooms.get(group.id)?.wrapAt)];
    return {
      ...box,
      group,
      depth: depths.get(group.id) ?? 0,
      title,
      titleBox: placeTitle(box, title, edges),
    };
  });
  const nodes = model.nodes.map((node) => ({
    ...boxOf(node.id),
    node,
    ...nodeText(node, captions.get(node.id)),
  }));
  const tidy = closeGaps(
    tightenFrames({groups: groups.sort((a, b) => a.depth - b.depth), nodes, edges}, model),
  );
  return {
    ...pictureSize(tidy),
    ...tidy,
    groups: tidy.groups.map((box) => ({...box, titleBox: placeTitle(box, box.title, tidy.edges)})),
  };
}

/** ELK moves an edge into the innermost frame that contains both ends. */
function collectEdges(node: ElkNode): Map<string, ElkExtendedEdge> {
  const own = (node.edges ?? []).map((edge): [string, ElkExtendedEdge] => [edge.id, edge]);
  return new Map([...own, ...(node.children ?? []).flatMap((child) => [...collectEdges(child)])]);
}

function toBox({
  x = 0,
  y = 0,
  width = 0,
  height = 0,
}: {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}): Box {
  return {x, y, width, height};
}

function toPoints({startPoint, bendPoints = [], endPoint}: ElkEdgeSection): Point[] {
  return [startPoint, ...bendPoints, endPoint].map(({x, y}) => ({x, y}));
}

/** Free space in px around everything. */
const margin = 20;

/** Measures the picture again, because frames may be smaller than in ELK's result. */
function pictureSize({
  groups,
  nodes,
  edges,
}: {
  groups: Box[];
  nodes: Box[];
  edges: PlacedEdge[];
}): Size {
  const boxes = [...groups, ...nodes, ...edges.map(({label}) => label)];
  const points = edges.flatMap((edge) => edge.points);
  return {
    width: Math.ceil(
      Math.max(...boxes.map(({x, width}) => x + width), ...points.map(({x}) => x)) + margin,
    ),
    height: Math.ceil(
      Math.max(...boxes.map(({y, height}) => y + height), ...points.map(({y}) => y)) + margin,
    ),
  };
}
