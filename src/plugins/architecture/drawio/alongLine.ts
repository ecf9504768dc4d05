import type {Point} from '../geometry';

/**
 * The position on a line nearest to a point, in draw.io's scale: -1 is the start and 1 is the end.
 */
export function alongLine(points: readonly Point[], target: Point): number {
  const lengths = points
    .slice(1)
    .map((point, index) =>
      Math.hypot(point.x - (points[index]?.x ?? 0), point.y - (points[index]?.y ?? 0)),
    );
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let best = {position: 0, distance: Infinity};
  let before = 0;
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end;
    const length = lengths[index] ?? 0;
    const part =
      length === 0
        ? 0
        : ((target.x - start.x) * (end.x - start.x) + (target.y - start.y) * (end.y - start.y)) /
          (length * length);
    const clamped = Math.min(1, Math.max(0, part));
    const nearest = {
      x: start.x + (end.x - start.x) * clamped,
      y: start.y + (end.y - start.y) * clamped,
    };
    const distance = Math.hypot(nearest.x - target.x, nearest.y - target.y);
    if (distance < best.distance)
      best = {position: (2 * (before + length * clamped)) / total - 1, distance};
    before += length;
  });
  return best.position;
}
