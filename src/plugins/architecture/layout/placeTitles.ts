import type {ArchitectureLayout, Box, PlacedEdge, PlacedGroup} from '../geometry';
import {measureLines} from '../measureText';
import {groupTitle} from '../typography';
import {intersects, segmentBox, toSegments} from './segments';
import {frame, groupTitleLines} from './sizes';
import type {TitleRoom, TitleRooms} from './toElkGraph';

/** Free space in px between a title and a line. */
const clearance = 6;
/** Titles are not wrapped to less than this width, in px. */
const narrowestTitle = 92;
const titleInset = frame.paddingX - 4;

/** The position of a frame's title: the leftmost one that no line crosses. */
export function placeTitle(box: Box, title: readonly string[], edges: readonly PlacedEdge[]): Box {
  const width = frame.titleGlyph + frame.titleGap + measureLines(title, groupTitle);
  const height = title.length * groupTitle.lineHeight;
  const left = box.x + titleInset;
  const first: Box = {x: left, y: box.y + frame.titleTop, width, height};
  const obstacles = toObstacles(edges);
  const last = box.x + box.width - titleInset - width;
  const starts = obstacles.filter(({width: across}) => across === 0).map(({x}) => x + clearance);
  for (const x of [left, ...starts.filter((start) => start > left).sort((a, b) => a - b)]) {
    const grown = {x: x - clearance + 1, y: first.y, width: width + 2 * clearance - 2, height};
    if (x <= last && !obstacles.some((obstacle) => intersects(grown, obstacle)))
      return {...first, x};
  }
  return first;
}

/**
 * Further changes to frames whose title is crossed by a line, or which are too narrow for their
 * title.
 */
export function findTitleRooms(
  {groups, edges}: Pick<ArchitectureLayout, 'groups' | 'edges'>,
  current: TitleRooms,
): TitleRooms {
  const obstacles = toObstacles(edges);
  return new Map(
    groups.flatMap((placed) =>
      titleRoom(placed, obstacles, current.get(placed.group.id)?.extraLeft ?? 0),
    ),
  );
}

function titleRoom(
  {group, titleBox, x, width}: PlacedGroup,
  obstacles: readonly Box[],
  extraLeft: number,
): [string, TitleRoom][] {
  const struck = obstacles.filter((obstacle) => intersects(titleBox, obstacle));
  // The nearest line, or the right border, limits the space for glyph and text.
  const end = Math.min(x + width - titleInset, ...struck.map((line) => line.x - clearance));
  const free = end - (x + titleInset);
  if (free >= titleBox.width) return [];
  const besideGlyph = free - frame.titleGlyph - frame.titleGap;
  const wrapAt = Math.max(narrowestTitle, besideGlyph);
  const needed = measureLines(groupTitleLines(group, wrapAt), groupTitle);
  return [
    [group.id, {wrapAt, extraLeft: extraLeft + Math.max(0, Math.ceil(needed - besideGlyph))}],
  ];
}

function toObstacles(edges: readonly PlacedEdge[]): Box[] {
  return edges.flatMap(({points}) => toSegments(points).map(segmentBox));
}
