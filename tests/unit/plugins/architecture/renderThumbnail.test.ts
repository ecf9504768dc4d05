// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {readData} from '../../../../src/content/readData';
import {layoutArchitecture} from '../../../../src/plugins/architecture/layout/layoutArchitecture';
import type {ArchitectureLayout, PlacedNode} from '../../../../src/plugins/architecture/geometry';
import {bestView} from '../../../../src/plugins/architecture/thumbnail/bestView';
import {renderThumbnail} from '../../../../src/plugins/architecture/thumbnail/renderThumbnail';
import {servicesSchema} from '../../../../src/schemas/service';
import {models, solve} from './models';

const list = await readData(process.cwd(), 'data/services.yml', servicesSchema);
const services = new Map(list.services.map((service) => [service.id, service]));

/** A picture with nodes of 100 by 50 px at these positions. */
function picture(
  width: number,
  height: number,
  places: [x: number, y: number][],
): ArchitectureLayout {
  const nodes = places.map(([x, y], index): PlacedNode => ({
    ...{x, y, width: 100, height: 50},
    node: {id: `n${index}`, label: 'Node', kind: 'application'},
    label: ['Node'],
    caption: undefined,
  }));
  return {width, height, groups: [], nodes, edges: []};
}

it.each(models)('draws $file small, without text, and with its nodes', async ({model}) => {
  const layout = await layoutArchitecture(model, new Map(), solve);
  for (const mode of ['light', 'dark'] as const) {
    const svg = renderThumbnail({layout, services, mode});
    const root = new DOMParser().parseFromString(svg, 'application/xml').documentElement;
    expect(root.tagName).toBe('svg');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000);
    expect(root.textContent).toBe('');
    const ids = [...root.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    expect(ids.length).toBeGreaterThanOrEqual(Math.min(3, model.nodes.length));
    for (const id of ids) expect(root.querySelector(id), id).not.toBeNull();
  }
});

it('shows all of a small picture in the shape of a thumbnail', () => {
  const view = bestView(picture(480, 300, [[20, 20]]));
  expect(view).toEqual({x: 0, y: 0, width: 480, height: 300});
});

it('shows the part of a large picture with the most nodes', () => {
  const {x, y, width, height} = bestView(
    picture(900, 3000, [
      [40, 40],
      [40, 1500],
      [200, 1600],
      [400, 1700],
      [40, 2900],
    ]),
  );
  expect(width / height).toBeCloseTo(1.6);
  expect(x).toBe(0);
  expect(y).toBeLessThanOrEqual(1500);
  expect(y + height).toBeGreaterThanOrEqual(1750);
});

it('shows the start of the picture if no part has more nodes', () => {
  const {x, y} = bestView(
    picture(3000, 3000, [
      [40, 40],
      [2500, 2500],
    ]),
  );
  expect([x, y]).toEqual([0, 0]);
});

it('differs only in colours between the colour modes', () => {
  const layout = picture(480, 300, [[20, 20]]);
  const shapes = (mode: 'light' | 'dark'): string =>
    renderThumbnail({layout, services, mode}).replaceAll(/#[0-9a-f]{6}/g, '');
  expect(shapes('dark')).toBe(shapes('light'));
  expect(renderThumbnail({layout, services, mode: 'dark'})).not.toBe(
    renderThumbnail({layout, services, mode: 'light'}),
  );
});
