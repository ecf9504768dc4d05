import {element, escapeXml} from '../../../lib/xml';
import type {Architecture} from '../../../schemas/architecture';
import type {ArchitectureLayout, PlacedEdge, PlacedGroup, PlacedNode} from '../geometry';
import {badge, card, chip, cylinderCurve, frame} from '../layout/sizes';
import {dashedGroups, palettes, type ColorMode, type Palette} from '../palette';
import {
  edgeLabel,
  edgeNumber,
  edgeProtocol,
  fontFamily,
  groupTitle,
  nodeCaption,
  nodeLabel,
} from '../typography';
import {arrowHead, edgePath} from './edgePath';
import {groupGlyphs} from './glyphs';
import {outline} from './outline';
import {defineSigns, drawSign, signOf, type Services, type Sign} from './signs';
import {textLines} from './textLines';

export interface Drawing {
  layout: ArchitectureLayout;
  model: Architecture;
  /** The text of `<desc>`, for readers who do not see the picture. */
  longDescription: string;
  /** By id. */
  services: Services;
  mode: ColorMode;
}

/** Draws a model with its layout as an SVG for one colour mode. */
export function renderSvg({layout, model, longDescription, services, mode}: Drawing): string {
  const {width, height, groups, nodes, edges} = layout;
  const palette = palettes[mode];
  const content = [
    element('title', {id: 'title'}, escapeXml(model.title)),
    element('desc', {id: 'desc'}, escapeXml(longDescription)),
    defineSigns(nodes.map(({node}) => signOf(node, services, palette))),
    element('rect', {width, height, fill: palette.background}),
    ...groups.map((group) => drawFrame(group, palette)),
    ...edges.map((edge) => drawLine(edge, palette)),
    ...groups.map((group) => drawTitle(group, palette)),
    ...nodes.map((node) => drawNode(node, signOf(node.node, services, palette), palette)),
    ...edges.map((edge) => drawLabel(edge, palette)),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': 'title',
      'aria-describedby': 'desc',
      'font-family': fontFamily,
    },
    ...content,
  );
}

function drawFrame({x, y, width, height, group}: PlacedGroup, palette: Palette): string {
  const {fill, border} = palette.groups[group.kind];
  const dashes = dashedGroups.has(group.kind) ? '6 4' : undefined;
  return element('rect', {
    x,
    y,
    width,
    height,
    rx: 10,
    fill,
    stroke: border,
    'stroke-width': 1.25,
    'stroke-dasharray': dashes,
  });
}

/** Labels are drawn above lines and have an outline, so that no line crosses the text. */
function drawTitle({group, title, titleBox}: PlacedGroup, palette: Palette): string {
  const {fill, text} = palette.groups[group.kind];
  const glyph = element('path', {
    d: groupGlyphs[group.kind],
    transform: `translate(${titleBox.x} ${titleBox.y})`,
    fill,
    stroke: text,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
  const rim = {
    stroke: fill,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  const lines = textLines(title, {
    x: titleBox.x + frame.titleGlyph + frame.titleGap,
    top: titleBox.y,
    style: groupTitle,
    attributes: {fill: text, ...rim},
  });
  return glyph + lines;
}

function drawLine({edge, points}: PlacedEdge, palette: Palette): string {
  const line = {d: edgePath(points), fill: 'none', stroke: palette.line, 'stroke-width': 1.5};
  return (
    element('path', {...line, 'stroke-dasharray': edge.dashed ? '5 4' : undefined}) +
    element('path', {d: arrowHead(points), fill: palette.line})
  );
}

function drawNode(
  {x, y, width, height, node, label, caption}: PlacedNode,
  sign: Sign,
  palette: Palette,
): string {
  const shape = element('path', {
    d: outline({x, y, width, height}, node.kind),
    fill: palette.surface,
    stroke: palette.accents[node.kind].border,
    'stroke-width': 1.5,
    'stroke-dasharray': node.kind === 'external' ? '5 3' : undefined,
  });
  const middle = y + height / 2 + (node.kind === 'data' ? cylinderCurve / 2 + 1 : 0);
  const tile = element('rect', {
    x: x + card.paddingX,
    y: middle - card.glyph / 2,
    width: card.glyph,
    height: card.glyph,
    rx: node.kind === 'user' ? 14 : 7,
    fill: sign.tint,
  });
  const glyph = drawSign(sign, {x: x + card.paddingX + 4, y: middle - 10, size: 20});
  const left = x + card.paddingX + card.glyph + card.gap;
  const textHeight = label.length * nodeLabel.lineHeight + (caption ? nodeCaption.lineHeight : 0);
  const top = middle - textHeight / 2;
  const lines = textLines(label, {x: left, top, style: nodeLabel, attributes: {fill: palette.ink}});
  const small = caption
    ? textLines([caption], {
        x: left,
        top: top + label.length * nodeLabel.lineHeight,
        style: nodeCaption,
        attributes: {fill: palette.muted},
      })
    : '';
  return element('g', {}, shape, tile, glyph, lines, small);
}

/** The number of a line with its label. */
function drawLabel({number, label}: PlacedEdge, palette: Palette): string {
  const {x, y, width, height, text, protocol} = label;
  const [middle, radius] = [y + height / 2, badge.size / 2];
  const badgeX = x + chip.paddingX + radius;
  const left = badgeX + radius + badge.gap;
  const textHeight = text.length * edgeLabel.lineHeight + protocol.length * edgeProtocol.lineHeight;
  const top = middle - textHeight / 2;
  return element(
    'g',
    {},
    element('rect', {x, y, width, height, rx: 5, fill: palette.chip}),
    element('circle', {cx: badgeX, cy: middle, r: radius, fill: palette.line}),
    textLines([String(number)], {
      x: badgeX,
      top: middle - edgeNumber.lineHeight / 2,
      style: edgeNumber,
      attributes: {fill: palette.chip, 'text-anchor': 'middle'},
    }),
    textLines(text, {x: left, top, style: edgeLabel, attributes: {fill: palette.ink}}),
    textLines(protocol, {
      x: left,
      top: top + text.length * edgeLabel.lineHeight,
      style: edgeProtocol,
      attributes: {fill: palette.muted},
    }),
  );
}
