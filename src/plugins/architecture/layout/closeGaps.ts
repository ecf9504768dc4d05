import type {ArchitectureLayout, Box, Point} from '../geometry';
import {segmentBox, toSegments} from './segments';
import {titleHeight} from './sizes';

/** Wider empty bands are reduced to this width, in px. */
const widestGap = 30;
/** Free space in px on both sides of a horizontal or vertical part of a line. */
const lineMargin = 6;

type Parts = Pick<ArchitectureLayout, 'groups' | 'nodes' | 'edges'>;
type Span = readonly [number, number];

/** Removes empty bands across the whole picture. Lines may cross them. */
export function closeGaps(layout: Parts): Parts {
  const solid: Box[] = [...layout.nodes, ...layout.edges.map(({label}) => label)];
  const segments = layout.edges.flatMap(({points}) => toSegments(points).map(segmentBox));
  const borders = (start: number, end: number): Span[] => [
    [start, start],
    [end, end],
  ];
  const moveX = narrow([
    ...solid.map(({x, width}): Span => [x, x + width]),
    ...segments
      .filter(({width}) => width === 0)
      .map(({x}): Span => [x - lineMargin, x + lineMargin]),
    ...layout.groups.flatMap(({x, width, titleBox}): Span[] => [
      [titleBox.x, titleBox.x + titleBox.width],
      ...borders(x, x + width),
    ]),
  ]);
  const moveY = narrow([
    ...solid.map(({y, height}): Span => [y, y + height]),
    ...segments
      .filter(({height}) => height === 0)
      .map(({y}): Span => [y - lineMargin, y + lineMargin]),
    ...layout.groups.flatMap(({y, height, title}): Span[] => [
      [y, y + titleHeight(title) - 4],
      ...borders(y, y + height),
    ]),
  ]);
  const movePoint = ({x, y}: Point): Point => ({x: moveX(x), y: moveY(y)});
  const moveBox = <Placed extends Box>(box: Placed): Placed => {
    const [start, end] = [movePoint(box), movePoint({x: box.x + box.width, y: box.y + box.height})];
    return {...box, ...start, width: end.x - start.x, height: end.y - start.y};
  };
  return {
    nodes: layout.nodes.map(moveBox),
    groups: layout.groups.map(moveBox),
    edges: layout.edges.map((edge) => ({
      ...edge,
      points: edge.points.map(movePoint),
      label: moveBox(edge.label),
    })),
  };
}

/** Returns the function from old to new positions on one axis. */
function narrow(spans: readonly Span[]): (position: number) => number {
  const cuts: {from: number; by: number}[] = [];
  let reached = Infinity;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (start - reached > widestGap) cuts.push({from: reached, by: start - reached - widestGap});
    reached = reached === Infinity ? end : Math.max(reached, end);
  }
  return (position) =>
    cuts.reduce(
      (moved, {from, by}) => moved - Math.min(by, Math.max(0, position - from - widestGap / 2)),
      position,
    );
}
