import type {ElkNode} from 'elkjs/lib/elk-api';
import type {Architecture} from '../../../schemas/architecture';
import type {ArchitectureLayout} from '../geometry';
import {fromElk} from './fromElk';
import {longestChain} from './longestChain';
import {findTitleRooms} from './placeTitles';
import {countCrossings} from './segments';
import {toElkGraph, type Captions, type Direction, type Order, type TitleRooms} from './toElkGraph';

/** Computes positions for a graph. This step is slow, so callers cache it. */
export type Solve = (graph: ElkNode) => Promise<ElkNode>;

/** Available space of a picture on a desktop page, in px. */
const room = {width: 880, height: 1080};
/** The other direction is used only if it is better by this factor. */
const advantage = 1.2;
/** More space for a title may move a line into another title. */
const mostTitlePasses = 3;

/**
 * Computes the layout of a model. It uses the other direction or another order of nodes if that
 * fits the page better or has fewer crossings.
 */
export async function layoutArchitecture(
  model: Architecture,
  captions: Captions,
  solve: Solve,
): Promise<ArchitectureLayout> {
  const candidate = async (direction: Direction): Promise<ArchitectureLayout> => {
    const ordered = await layoutOnce(model, direction, 'model', captions, solve);
    const crossings = countCrossings(ordered);
    if (crossings === 0) return ordered;
    const free = await layoutOnce(model, direction, 'free', captions, solve);
    return countCrossings(free) < crossings ? free : ordered;
  };
  // If the model is certainly too wide, try the layout from top to bottom first. Usually it is the
  // result.
  const leastWidth = model.direction === 'right' ? longestChain(model, captions) : 0;
  if (leastWidth > room.width) {
    const down = await candidate('down');
    if (excess(down) * advantage < leastWidth / room.width) return down;
  }
  const wanted = await candidate(model.direction);
  if (excess(wanted) <= 1) return wanted;
  const other = await candidate(model.direction === 'right' ? 'down' : 'right');
  return excess(other) * advantage < excess(wanted) ? other : wanted;
}

/** More passes make space for titles that lines would cross. */
async function layoutOnce(
  model: Architecture,
  direction: Direction,
  order: Order,
  captions: Captions,
  solve: Solve,
): Promise<ArchitectureLayout> {
  let rooms: TitleRooms = new Map();
  for (let pass = 0; ; pass += 1) {
    const placed = fromElk(
      await solve(toElkGraph(model, {direction, order, captions, rooms})),
      model,
      {direction, captions, rooms},
    );
    const further = findTitleRooms(placed, rooms);
    if (further.size === 0 || pass === mostTitlePasses) return placed;
    rooms = new Map([...rooms, ...further]);
  }
}

/** How many times larger a picture is than the available space. */
function excess({width, height}: ArchitectureLayout): number {
  return Math.max(width / room.width, height / room.height);
}
