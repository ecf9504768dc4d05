import {element} from '../../../lib/xml';
import type {Architecture} from '../../../schemas/architecture';
import type {
  ArchitectureLayout,
  Box,
  PlacedEdge,
  PlacedGroup,
  PlacedNode,
  Point,
} from '../geometry';
import {dashedGroups, palettes} from '../palette';
import {edgeLabel, groupTitle, nodeLabel} from '../typography';
import {alongLine} from './alongLine';

/** Cells 0 and 1 are the root and the default layer of every draw.io page. */
const layer = '1';
const colors = palettes.light;

/**
 * Writes a model with its layout as a draw.io file (uncompressed mxGraph XML). Source:
 * https://www.drawio.com/doc/faq/diagram-source-edit
 */
export function renderDrawio(layout: ArchitectureLayout, model: Architecture): string {
  const boxes = new Map<string, Box>([
    ...layout.groups.map((placed) => [placed.group.id, placed] as const),
    ...layout.nodes.map((placed) => [placed.node.id, placed] as const),
  ]);
  const cells = [
    element('mxCell', {id: '0'}),
    element('mxCell', {id: layer, parent: '0'}),
    ...layout.groups.map((group) => frameCell(group, boxes)),
    ...layout.nodes.map((node) => nodeCell(node, boxes)),
    ...layout.edges.map((edge) => edgeCell(edge, boxes)),
  ];
  const on = {grid: 1, gridSize: 10, guides: 1, tooltips: 1, connect: 1, arrows: 1, fold: 1};
  return element(
    'mxfile',
    {},
    element(
      'diagram',
      {id: 'architecture', name: model.title},
      element(
        'mxGraphModel',
        {...on, page: 1, pageScale: 1, pageWidth: layout.width, pageHeight: layout.height},
        element('root', {}, ...cells),
      ),
    ),
  );
}

const frameStyles =
  'rounded=1;absoluteArcSize=1;arcSize=20;whiteSpace=wrap;verticalAlign=top;align=left;spacingLeft=14;spacingTop=6;fontStyle=1;container=1;collapsible=0;';

function frameCell({group, title, ...box}: PlacedGroup, boxes: ReadonlyMap<string, Box>): string {
  const {fill, border, text} = colors.groups[group.kind];
  const dashes = dashedGroups.has(group.kind) ? 'dashed=1;' : '';
  const style = `${frameStyles}${dashes}fillColor=${fill};strokeColor=${border};fontColor=${text};fontSize=${groupTitle.size};`;
  return boxCell({id: group.id, value: title.join('\n'), style, parent: group.parent, box}, boxes);
}

/** Shapes that every draw.io installation has. */
const nodeShapes: Record<PlacedNode['node']['kind'], string> = {
  service: 'rounded=1;absoluteArcSize=1;arcSize=16;',
  application: 'rounded=1;absoluteArcSize=1;arcSize=16;',
  data: 'shape=cylinder3;boundedLbl=1;backgroundOutline=1;size=7;',
  user: 'rounded=1;arcSize=50;',
  device: 'rounded=1;absoluteArcSize=1;arcSize=16;',
  external: 'rounded=1;absoluteArcSize=1;arcSize=16;dashed=1;',
};

function nodeCell(
  {node, label, caption, ...box}: PlacedNode,
  boxes: ReadonlyMap<string, Box>,
): string {
  const style = `${nodeShapes[node.kind]}whiteSpace=wrap;fillColor=${colors.surface};strokeColor=${colors.accents[node.kind].border};fontColor=${colors.ink};fontSize=${nodeLabel.size};fontStyle=1;`;
  const value = [...label, ...(caption ? [caption] : [])].join('\n');
  return boxCell({id: node.id, value, style, parent: node.group, box}, boxes);
}

interface BoxCell {
  id: string;
  value: string;
  style: string;
  parent: string | undefined;
  box: Box;
}

function boxCell(
  {id, value, style, parent, box}: BoxCell,
  boxes: ReadonlyMap<string, Box>,
): string {
  // Positions inside a container are relative to its corner.
  const origin = (parent === undefined ? undefined : boxes.get(parent)) ?? {x: 0, y: 0};
  const geometry = element('mxGeometry', {
    x: box.x - origin.x,
    y: box.y - origin.y,
    width: box.width,
    height: box.height,
    as: 'geometry',
  });
  return element(
    'mxCell',
    {id: `c-${id}`, value, style, vertex: 1, parent: parent === undefined ? layer : `c-${parent}`},
    geometry,
  );
}

function edgeCell(
  {edge, number, points, label}: PlacedEdge,
  boxes: ReadonlyMap<string, Box>,
): string {
  const [start, end] = [points[0], points.at(-1)];
  const ends = `${fixedEnd('exit', start, boxes.get(edge.from))}${fixedEnd('entry', end, boxes.get(edge.to))}`;
  const style = `edgeStyle=orthogonalEdgeStyle;rounded=1;arcSize=14;endArrow=block;endFill=1;endSize=6;${edge.dashed ? 'dashed=1;' : ''}${ends}strokeColor=${colors.line};fontColor=${colors.ink};fontSize=${edgeLabel.size};labelBackgroundColor=${colors.chip};`;
  const [first, ...further] = [...label.text, ...label.protocol];
  const value = [first ? `${number}. ${first}` : String(number), ...further].join('\n');
  const position = alongLine(points, {
    x: label.x + label.width / 2,
    y: label.y + label.height / 2,
  });
  const corners = points.slice(1, -1).map(({x, y}) => element('mxPoint', {x, y}));
  const geometry = element(
    'mxGeometry',
    {x: position, y: 0, relative: 1, as: 'geometry'},
    ...(corners.length > 0 ? [element('Array', {as: 'points'}, ...corners)] : []),
  );
  const [source, target] = [`c-${edge.from}`, `c-${edge.to}`];
  return element(
    'mxCell',
    {id: `e-${number}`, value, style, edge: 1, parent: layer, source, target},
    geometry,
  );
}

/** Attaches an end of a line to the border of a box, as fractions of the box's width and height. */
function fixedEnd(name: 'exit' | 'entry', point: Point | undefined, box: Box | undefined): string {
  if (!point || !box) return '';
  const part = (value: number, start: number, length: number): number =>
    Math.round(((value - start) / length) * 10_000) / 10_000;
  return `${name}X=${part(point.x, box.x, box.width)};${name}Y=${part(point.y, box.y, box.height)};${name}Dx=0;${name}Dy=0;`;
}
