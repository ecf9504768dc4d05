import type {ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk-api';
import type {
  Architecture,
  ArchitectureEdge,
  ArchitectureGroup,
} from '../../../schemas/architecture';
import {
  frame,
  groupTitleLines,
  labelSize,
  labelText,
  nodeSize,
  nodeText,
  titleHeight,
  titleWidth,
} from './sizes';

export type Direction = Architecture['direction'];
/** Abbreviation of the service below the label, by node id. */
export type Captions = ReadonlyMap<string, string>;

/** Changes to one frame that move its title away from lines that enter from above. */
export interface TitleRoom {
  /** Width in px to which the title wraps. */
  wrapAt: number;
  /** More free space in px on the left of the frame. */
  extraLeft: number;
}
export type TitleRooms = ReadonlyMap<string, TitleRoom>;

/** True if nodes side by side keep the order of the model. */
export type Order = 'model' | 'free';

export interface GraphOptions {
  direction: Direction;
  order: Order;
  captions: Captions;
  rooms: TitleRooms;
}

/** Distance in px between nodes along the direction of the lines. */
export const betweenLayers = 28;

/** Distances in px. */
const options: Record<string, string> = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=20,left=20,bottom=20,right=20]',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '8',
  'elk.spacing.componentComponent': '32',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(betweenLayers),
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.edgeStraightening': 'IMPROVE_STRAIGHTNESS',
};

const modelOrder: Record<string, string> = {
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.considerModelOrder.crossingCounterNodeInfluence': '0.01',
  'elk.layered.considerModelOrder.crossingCounterPortInfluence': '0.01',
};

/** Width in px to which the label of a line wraps. */
export function maxLabelWidth(direction: Direction): number {
  return direction === 'right' ? 96 : 150;
}

/** Converts a model to an ELK graph with the sizes of its texts. */
export function toElkGraph(
  model: Architecture,
  {direction, order, captions, rooms}: GraphOptions,
): ElkNode {
  const position = readingOrder(model);
  const childrenOf = (parent: string | undefined): ElkNode[] =>
    [
      ...model.groups.filter((group) => group.parent === parent).map(toFrame),
      ...model.nodes
        .filter((node) => node.group === parent)
        .map((node) => ({
          id: node.id,
          ...nodeSize(nodeText(node, captions.get(node.id)), node.kind),
        })),
    ].sort((a, b) => position(a.id) - position(b.id));
  const toFrame = (group: ArchitectureGroup): ElkNode => {
    const {wrapAt, extraLeft = 0} = rooms.get(group.id) ?? {};
    const title = groupTitleLines(group, wrapAt);
    const top = titleHeight(title);
    return {
      id: group.id,
      layoutOptions: {
        'elk.padding': `[top=${top},left=${frame.paddingX + extraLeft},bottom=${frame.paddingBottom},right=${frame.paddingX}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${titleWidth(title)},${top + 40})`,
      },
      children: childrenOf(group.id),
    };
  };
  return {
    id: 'picture',
    layoutOptions: {
      ...options,
      ...(order === 'model' && modelOrder),
      'elk.direction': direction === 'right' ? 'RIGHT' : 'DOWN',
    },
    children: childrenOf(undefined),
    edges: model.edges.map((edge, index) => toElkEdge(edge, index, direction)),
  };
}

function toElkEdge(edge: ArchitectureEdge, index: number, direction: Direction): ElkExtendedEdge {
  const label = {
    id: `label-${index}`,
    text: '-',
    layoutOptions: {'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER'},
  };
  return {
    id: `edge-${index}`,
    sources: [edge.from],
    targets: [edge.to],
    labels: [{...label, ...labelSize(labelText(edge, maxLabelWidth(direction)))}],
    // The main flow decides the order of nodes. Control traffic may run backwards.
    layoutOptions: {
      'elk.layered.priority.direction': edge.dashed ? '0' : '10',
      'elk.layered.priority.straightness': edge.dashed ? '0' : '5',
    },
  };
}

/** Nodes in the order of the model. A frame has the position of the first node inside it. */
function readingOrder({nodes, groups}: Architecture): (id: string) => number {
  const positions = new Map<string, number>();
  nodes.forEach((node, index) => {
    positions.set(node.id, index);
    for (
      let group = node.group;
      group !== undefined && !positions.has(group);
      group = parentOf(group)
    )
      positions.set(group, index);
  });
  function parentOf(id: string): string | undefined {
    return groups.find((group) => group.id === id)?.parent;
  }
  return (id) => positions.get(id) ?? nodes.length;
}
