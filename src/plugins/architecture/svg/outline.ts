import type {Box} from '../geometry';
import type {ArchitectureNode} from '../../../schemas/architecture';
import {cylinderCurve} from '../layout/sizes';
import {decimal} from '../../../lib/xml';

/** Path of a node's border: pills for people, cylinders for data, cards for everything else. */
export function outline({x, y, width, height}: Box, kind: ArchitectureNode['kind']): string {
  if (kind === 'data') return cylinder({x, y, width, height});
  return roundedBox({x, y, width, height}, kind === 'user' ? height / 2 : 8);
}

function roundedBox({x, y, width, height}: Box, radius: number): string {
  const r = decimal(radius);
  const [right, bottom] = [x + width, y + height];
  return path`M${x + radius} ${y}H${right - radius}a${r} ${r} 0 0 1 ${r} ${r}V${bottom - radius}a${r} ${r} 0 0 1 -${r} ${r}H${x + radius}a${r} ${r} 0 0 1 -${r} -${r}V${y + radius}a${r} ${r} 0 0 1 ${r} -${r}z`;
}

function cylinder({x, y, width, height}: Box): string {
  const [rx, ry] = [width / 2, cylinderCurve];
  const [top, bottom] = [y + ry, y + height - ry];
  return path`M${x} ${top}A${rx} ${ry} 0 0 1 ${x + width} ${top}V${bottom}A${rx} ${ry} 0 0 1 ${x} ${bottom}zM${x} ${top}A${rx} ${ry} 0 0 0 ${x + width} ${top}`;
}

/** Template tag that rounds numbers. */
export function path(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1];
    return `${text}${typeof value === 'number' ? decimal(value) : (value ?? '')}${part}`;
  });
}
