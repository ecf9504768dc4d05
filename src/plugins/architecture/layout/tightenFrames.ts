import type {Architecture} from '../../../schemas/architecture';
import type {ArchitectureLayout, Box} from '../geometry';
import {intersects, segmentBox, toSegments} from './segments';
import {frame, titleHeight} from './sizes';

/** Free space in px between a frame's border and a line beside it. */
const clearance = 12;

type Parts = Pick<ArchitectureLayout, 'groups' | 'nodes' | 'edges'>;

/**
 * Moves the right and lower border of each frame to its content, because ELK reserves space for
 * lines elsewhere. Frames at the end of a line keep their size.
 */
export function tightenFrames(layout: Parts, model: Architecture): Parts {
  const ends = new Set(model.edges.flatMap(({from, to}) => [from, to]));
  const segments = layout.edges.flatMap(({points}) => toSegments(points).map(segmentBox));
  const labels = layout.edges.map(({label}) => label);
  const boxes = new Map<string, Box>();
  const byDepth = [...layout.groups].sort((a, b) => b.depth - a.depth);
  for (const placed of byDepth) {
    const {x, y, width, height, group, title, titleBox} = placed;
    const held: Box[] = [
      ...layout.nodes.filter(({node}) => node.group === group.id),
      ...layout.groups.flatMap((child) =>
        child.group.parent === group.id ? [boxes.get(child.group.id) ?? child] : [],
      ),
    ];
    if (ends.has(group.id) || held.length === 0) continue;
    const beside = [...segments, ...labels].filter((box) => intersects(grow(box), placed));
    const across = beside.filter((box) => box.width > 0 || box.height === 0);
    const down = beside.filter((box) => box.height > 0 || box.width === 0);
    const right = Math.max(
      ...held.map((box) => box.x + box.width + frame.paddingX),
      ...down.map((box) => box.x + box.width + clearance),
      titleBox.x + titleBox.width + frame.paddingX,
    );
    const bottom = Math.max(
      ...held.map((box) => box.y + box.height + frame.paddingBottom),
      ...across.map((box) => box.y + box.height + clearance),
      y + titleHeight(title) + 20,
    );
    boxes.set(group.id, {
      x,
      y,
      width: Math.min(width, right - x),
      height: Math.min(height, bottom - y),
    });
  }
  return {
    ...layout,
    groups: layout.groups.map((placed) => ({...placed, ...boxes.get(placed.group.id)})),
  };
}

function grow({x, y, width, height}: Box): Box {
  return {x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1};
}
