import type {ArchitectureLayout, Box, Point} from '../geometry';

interface Segment {
  from: Point;
  to: Point;
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

/** Number of crossings between lines, to compare layouts. */
export function countCrossings({edges}: Pick<ArchitectureLayout, 'edges'>): number {
  const lines = edges.map(({points}) => toSegments(points));
  return lines.reduce(
    (sum, line, index) =>
      sum +
      lines
        .slice(index + 1)
        .flat()
        .reduce((own, other) => own + line.filter((one) => cross(one, other)).length, 0),
    0,
  );
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
