import {decimal, element} from '../../../lib/xml';
import type {ArchitectureNode} from '../../../schemas/architecture';
import type {Service} from '../../../schemas/service';
import type {Point} from '../geometry';
import type {Palette, SignColors} from '../palette';
import {nodeGlyphs} from './glyphs';

/** The services of the platform by id. */
export type Services = ReadonlyMap<string, Pick<Service, 'id' | 'icon' | 'category'>>;

/** The sign in the tile of a node: that of its service, or that of its kind. */
export interface Sign extends SignColors {
  /** Id of the path in the picture. */
  id: string;
  path: string;
}

export function signOf(
  {service: id = '', kind}: ArchitectureNode,
  services: Services,
  {categories, accents}: Palette,
): Sign {
  const service = services.get(id);
  return service
    ? {id, path: service.icon, ...categories[service.category]}
    : {id: kind, path: nodeGlyphs[kind], ...accents[kind]};
}

/** The path of each sign. No path is repeated. */
export function defineSigns(signs: readonly Sign[]): string {
  const paths = new Map(signs.map(({id, path}) => [id, path]));
  const line = {
    fill: 'none',
    'stroke-width': 1.8,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  return element('defs', {}, ...Array.from(paths, ([id, d]) => element('path', {id, d, ...line})));
}

/** @param place upper left corner, and width and height in px */
export function drawSign({id, color}: Sign, {x, y, size}: Point & {size: number}): string {
  return element('use', {
    href: `#${id}`,
    transform: `translate(${decimal(x)} ${decimal(y)}) scale(${decimal(size / 24)})`,
    stroke: color,
  });
}
