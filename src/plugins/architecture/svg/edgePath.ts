import type {Point} from '../geometry';
import {path} from './outline';

const cornerRadius = 7;
/** Length and half width of an arrow head in px. */
const arrow = {length: 9, half: 4.5} as const;

/** Path through rounded corners. It ends before the arrow head. */
export function edgePath(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let text = path`M${start.x} ${start.y}`;
  rest.forEach((corner, index) => {
    const before = points[index] ?? corner;
    const after = points[index + 2];
    if (!after) {
      const end = towards(corner, before, arrow.length - 1);
      text += path`L${end.x} ${end.y}`;
      return;
    }
    // The arrow head needs a straight piece of line.
    const isLast = index === rest.length - 2;
    const room = isLast
      ? Math.max(1, distance(corner, after) - arrow.length)
      : distance(corner, after) / 2;
    const radius = Math.min(cornerRadius, distance(before, corner) / 2, room);
    const enter = towards(corner, before, radius);
    const leave = towards(corner, after, radius);
    text += path`L${enter.x} ${enter.y}Q${corner.x} ${corner.y} ${leave.x} ${leave.y}`;
  });
  return text;
}

/** Path of the arrow head at the end of the line. */
export function arrowHead(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const base = towards(tip, before, arrow.length);
  const [dx, dy] = [(base.x - tip.x) / arrow.length, (base.y - tip.y) / arrow.length];
  const [sideX, sideY] = [-dy * arrow.half, dx * arrow.half];
  return path`M${tip.x} ${tip.y}L${base.x + sideX} ${base.y + sideY}L${base.x - sideX} ${base.y - sideY}z`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The point at a distance from `start` towards `end`, at most `end` itself. */
function towards(start: Point, end: Point, length: number): Point {
  const whole = distance(start, end);
  const part = whole === 0 ? 0 : Math.min(1, length / whole);
  return {x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part};
}
