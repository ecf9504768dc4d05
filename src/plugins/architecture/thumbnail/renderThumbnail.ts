import {groupBy} from '../../../lib/groupBy';
import {element} from '../../../lib/xml';
import type {ArchitectureLayout, Box, PlacedEdge, PlacedGroup, PlacedNode} from '../geometry';
import {cylinderCurve} from '../layout/sizes';
import {measureText} from '../measureText';
import {dashedGroups, palettes, type ColorMode, type Palette} from '../palette';
import {outline, path} from '../svg/outline';
import {defineSigns, drawSign, signOf, type Services, type Sign} from '../svg/signs';
import {nodeLabel} from '../typography';
import {bestView, overlap} from './bestView';

/** Lowest width of a thumbnail on a page, in px. */
const size = {width: 160, height: 100};
/** Lengths in px of the picture. They are larger than in the figure, so that they stay visible. */
const tile = {left: 9, size: 34, rim: 4, sign: 28} as const;
const bar = {left: 11, right: 14, distance: 17, width: 8} as const;
const titleLength = 90;

export interface ThumbnailInput {
  layout: ArchitectureLayout;
  services: Services;
  mode: ColorMode;
}

/**
 * Draws a model with its layout as a thumbnail for one colour mode: frames, lines, nodes with
 * signs, and bars instead of text.
 */
export function renderThumbnail({layout, services, mode}: ThumbnailInput): string {
  const palette = palettes[mode];
  const view = bestView(layout);
  const groups = layout.groups.filter((group) => overlap(group, view));
  const nodes = layout.nodes.filter((node) => overlap(node, view));
  const edges = layout.edges.filter(({points}) => overlap(around(points), view));
  const signs = nodes.map(({node}) => signOf(node, services, palette));
  const tiles = groupBy(
    nodes.map((node, index) => ({node, tint: signs[index]?.tint ?? ''})),
    ({tint}) => tint,
  );
  const line = {fill: 'none', stroke: palette.line, 'stroke-width': 3.5};
  const bars = {...line, 'stroke-width': bar.width, 'stroke-linecap': 'round', opacity: 0.4};
  const solid = edges.filter(({edge}) => !edge.dashed);
  const dashed = edges.filter(({edge}) => edge.dashed);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...size,
      viewBox: [view.x, view.y, view.width, view.height].map(Math.round).join(' '),
    },
    defineSigns(signs),
    element('g', {'stroke-width': 2.5}, ...groups.map((group) => drawFrame(group, palette))),
    element('path', {d: solid.map(linePath).join(''), ...line}),
    element('path', {d: dashed.map(linePath).join(''), ...line, 'stroke-dasharray': '10 7'}),
    element(
      'g',
      {fill: palette.surface, 'stroke-width': 2.5},
      ...nodes.map((node) => drawCard(node, palette)),
    ),
    element('path', {d: nodes.map(barsPath).join(''), ...bars}),
    ...Array.from(tiles, ([tint, members]) =>
      element('path', {
        d: members.map(({node}) => tilePath(node)).join(''),
        fill: tint,
        stroke: tint,
        'stroke-width': 2 * tile.rim,
        'stroke-linejoin': 'round',
      }),
    ),
    ...nodes.map((node, index) => drawTileSign(node, signs[index])),
  );
}

/** The frame, with a bar instead of its title. */
function drawFrame({x, y, width, height, group, titleBox}: PlacedGroup, {groups}: Palette): string {
  const {fill, border} = groups[group.kind];
  const dashes = dashedGroups.has(group.kind) ? '9 6' : undefined;
  const box = {x: Math.round(x), y: Math.round(y), rx: 10, ...rounded({width, height})};
  const length = Math.min(titleLength, titleBox.width, width - 30);
  return (
    element('rect', {...box, fill, stroke: border, 'stroke-dasharray': dashes}) +
    element('path', {
      d: path`M${Math.round(titleBox.x)} ${Math.round(titleBox.y + 8)}h${Math.round(length)}`,
      stroke: border,
      'stroke-width': bar.width,
      'stroke-linecap': 'round',
    })
  );
}

function drawCard({x, y, width, height, node}: PlacedNode, {accents}: Palette): string {
  const stroke = accents[node.kind].border;
  const box = {x: Math.round(x), y: Math.round(y), ...rounded({width, height})};
  return node.kind === 'data'
    ? element('path', {d: outline(box, 'data'), stroke})
    : element('rect', {...box, rx: node.kind === 'user' ? box.height / 2 : 8, stroke});
}

/** Upper left corner of the tile with the sign. */
function tileOf({x, y, height, node}: PlacedNode): {left: number; top: number; middle: number} {
  const middle = Math.round(y + height / 2 + (node.kind === 'data' ? cylinderCurve / 2 : 0));
  return {left: Math.round(x) + tile.left, top: middle - tile.size / 2, middle};
}

function tilePath(node: PlacedNode): string {
  const {left, top} = tileOf(node);
  const side = tile.size - 2 * tile.rim;
  return path`M${left + tile.rim} ${top + tile.rim}h${side}v${side}h-${side}z`;
}

function drawTileSign(node: PlacedNode, sign: Sign | undefined): string {
  const {left, top} = tileOf(node);
  const inset = (tile.size - tile.sign) / 2;
  return sign ? drawSign(sign, {x: left + inset, y: top + inset, size: tile.sign}) : '';
}

/** A bar for each line of the label. */
function barsPath(node: PlacedNode): string {
  const {left, middle} = tileOf(node);
  const start = left + tile.size + bar.left;
  const room = Math.round(node.x + node.width) - bar.right - start;
  const first = middle - ((node.label.length - 1) * bar.distance) / 2;
  return node.label
    .map((line, index) => {
      const length = Math.min(room, measureText(line, nodeLabel));
      return path`M${start} ${first + index * bar.distance}h${Math.max(1, length)}`;
    })
    .join('');
}

/** The corners of a line, which are joined by horizontal and vertical parts. */
function linePath({points}: PlacedEdge): string {
  return points
    .map(({x, y}, index) => path`${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`)
    .join('');
}

function around(points: PlacedEdge['points']): Box {
  const xs = points.map(({x}) => x);
  const ys = points.map(({y}) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y};
}

function rounded({width, height}: Pick<Box, 'width' | 'height'>): Pick<Box, 'width' | 'height'> {
  return {width: Math.round(width), height: Math.round(height)};
}
