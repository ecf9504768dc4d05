import type {ArchitectureLayout, Box} from '../geometry';

/** Aspect ratio of a thumbnail, width by height. */
const aspect = 1.6;
/**
 * Widths of the visible part of a picture, in px. The first one with enough nodes is used. Nodes
 * are still visible in the last one.
 */
const widths = [640, 760, 880, 1040];
const enoughNodes = 5;
/** Px between the outermost node and the edge of a view. */
const margin = 22;

/**
 * Selects the visible part of a picture for its thumbnail. A small picture is shown whole. Of a
 * large one, the part with the most nodes wins, and cut nodes count against it. Among equal parts
 * the one nearest to the start of the picture wins.
 */
export function bestView(layout: ArchitectureLayout): Box {
  const whole = Math.max(layout.width, layout.height * aspect);
  const views = widths.map((width) => bestOfWidth(layout, Math.min(width, whole)));
  const counts = views.map((view) => layout.nodes.filter((node) => isWithin(node, view)).length);
  const enough = Math.min(enoughNodes, Math.max(...counts));
  return views[counts.findIndex((count) => count >= enough)] ?? bestOfWidth(layout, whole);
}

function bestOfWidth({width, height, nodes}: ArchitectureLayout, wide: number): Box {
  const view = {width: wide, height: wide / aspect};
  const xs = places(
    nodes.map((node) => [node.x, node.x + node.width]),
    width,
    view.width,
  );
  const ys = places(
    nodes.map((node) => [node.y, node.y + node.height]),
    height,
    view.height,
  );
  const views = ys.flatMap((y) => xs.map((x): Box => ({...view, x, y})));
  const scores = views.map((one) =>
    nodes.reduce((sum, node) => sum + (isWithin(node, one) ? 1 : overlap(node, one) ? -0.5 : 0), 0),
  );
  return views[scores.indexOf(Math.max(...scores))] ?? {...view, x: 0, y: 0};
}

/**
 * Possible start positions of a view of `seen` px: the edges of the picture, before a node, or such
 * that it ends after a node.
 */
function places(
  nodes: readonly (readonly [start: number, end: number])[],
  length: number,
  seen: number,
): number[] {
  if (length <= seen) return [(length - seen) / 2];
  const last = length - seen;
  return [0, last, ...nodes.flatMap(([start, end]) => [start - margin, end + margin - seen])]
    .map((place) => Math.min(Math.max(0, place), last))
    .sort((a, b) => a - b);
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** True if two boxes overlap or touch. */
export function overlap(a: Box, b: Box): boolean {
  return (
    a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
  );
}
