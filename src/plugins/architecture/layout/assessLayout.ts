import type {ArchitectureLayout, Box, Point} from '../geometry';

/** What makes a picture hard to read, counted. */
export interface LayoutFaults {
  /** Texts or nodes on each other, and lines through them. Never acceptable. */
  overlaps: string[];
  crossings: number;
  bends: number;
  /** Titles of frames that a line runs through. */
  struckTitles: number;
  /** Length of all lines in px. */
  length: number;
}

interface Segment {
  from: Point;
  to: Point;
}

/** Counts the faults of a layout: to choose between candidates, and for the tests. */
export function assessLayout({nodes, edges, groups}: ArchitectureLayout): LayoutFaults {
  const lines = edges.map(({points}) => toSegments(points));
  const overlaps: string[] = [];
  const solid = [
    ...nodes.map((node) => ({name: node.node.id, box: node, edge: -1})),
    ...edges.flatMap(({label, edge}, index) =>
      label ? [{name: `label ${edge.from} to ${edge.to}`, box: label, edge: index}] : [],
    ),
  ];
  solid.forEach((one, index) => {
    for (const other of solid.slice(index + 1)) {
      if (intersects(one.box, other.box)) overlaps.push(`${one.name} lies on ${other.name}`);
    }
    lines.forEach((segments, edge) => {
      if (
        edge === one.edge ||
        !segments.some((segment) => intersects(shrink(one.box), segmentBox(segment)))
      )
        return;
      overlaps.push(
        `the line ${edges[edge]?.edge.from ?? ''} to ${edges[edge]?.edge.to ?? ''} runs through ${one.name}`,
      );
    });
  });
  let crossings = 0;
  lines.forEach((segments, index) => {
    for (const others of lines.slice(index + 1)) {
      for (const one of segments) crossings += others.filter((other) => cross(one, other)).length;
    }
  });
  const struckTitles = groups.filter(({titleBox}) =>
    lines.some((segments) => segments.some((segment) => intersects(titleBox, segmentBox(segment)))),
  ).length;
  return {
    overlaps,
    crossings,
    struckTitles,
    bends: lines.reduce((sum, segments) => sum + Math.max(0, segments.length - 1), 0),
    length: lines
      .flat()
      .reduce((sum, {from, to}) => sum + Math.abs(to.x - from.x) + Math.abs(to.y - from.y), 0),
  };
}

/** The straight parts of a line. */
export function toSegments(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, index) => ({from: points[index] ?? to, to}));
}

export function segmentBox({from, to}: Segment): Box {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

export function intersects(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Lines end on a node's border, which is no overlap. */
function shrink({x, y, width, height}: Box): Box {
  return {x: x + 1, y: y + 1, width: width - 2, height: height - 2};
}

function cross(one: Segment, other: Segment): boolean {
  const [a, b] = [segmentBox(one), segmentBox(other)];
  const across = a.height === 0 && b.width === 0;
  const down = a.width === 0 && b.height === 0;
  if (!across && !down) return false;
  const [horizontal, vertical] = across ? [a, b] : [b, a];
  return (
    vertical.x > horizontal.x &&
    vertical.x < horizontal.x + horizontal.width &&
    horizontal.y > vertical.y &&
    horizontal.y < vertical.y + vertical.height
  );
}
