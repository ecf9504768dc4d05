// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readData} from '../../../../src/content/readData';
import {thumbnailName} from '../../../../src/content/thumbnails';
import {compileArchitecture} from '../../../../src/plugins/architecture/compileArchitecture';
import {layoutArchitecture} from '../../../../src/plugins/architecture/layout/layoutArchitecture';
import {renderDrawio} from '../../../../src/plugins/architecture/drawio/renderDrawio';
import {thumbnailPath} from '../../../../src/lib/thumbnailPath';
import {servicesSchema} from '../../../../src/schemas/service';
import {models, solve} from './models';

const {services} = await readData(process.cwd(), 'data/services.yml', servicesSchema);
const file = 'src/pages/architecture-gallery/two-zones.architecture.yml';
const text = readFileSync(file, 'utf8');
const parseXml = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

describe('compileArchitecture', () => {
  it('publishes both pictures and the draw.io file under names that change with their content', async () => {
    const {figure, files} = await compileArchitecture({file, text, services, solve});
    expect(files.map(({name}) => name.replace(/[0-9a-f]{10}/, 'HASH'))).toEqual([
      'assets/architecture/two-zones.HASH.svg',
      'assets/architecture/two-zones-dark.HASH.svg',
      'assets/architecture/two-zones.HASH.drawio',
      'assets/thumbnails/HASH.svg',
      'assets/thumbnails/HASH-dark.svg',
      file,
    ]);
    expect(files.map(({name}) => name)).toContain(
      thumbnailPath(thumbnailName(text, services), 'light'),
    );
    const changed = await compileArchitecture({
      file,
      text: text.replace('Callers, kind', 'Users, kind'),
      services,
      solve,
    });
    expect(changed.figure.light).not.toBe(figure.light);
    expect(await compileArchitecture({file, text, services, solve})).toEqual({figure, files});
  });

  it('draws well-formed SVG with title and description, and no address of another host', async () => {
    const {figure, files} = await compileArchitecture({file, text, services, solve});
    for (const {text: svg} of files.filter(({name}) => /architecture.*\.svg$/.test(name))) {
      const root = parseXml(svg).documentElement;
      expect(root.tagName).toBe('svg');
      expect(root.getAttribute('viewBox')).toBe(`0 0 ${figure.width} ${figure.height}`);
      expect(root.querySelector('title')?.textContent).toBe('A workload in two zones');
      expect(root.querySelector('desc')?.textContent).toContain(
        'Load balancer to Pods in zone 1: HTTP 8080',
      );
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
        /https?:|style=|<script|<image/,
      );
    }
  });

  it('links services by id and name, and writes the abbreviation into the card', async () => {
    const {figure, files} = await compileArchitecture({file, text, services, solve});
    expect(figure.components.find(({label}) => label === 'Load balancer')).toEqual({
      label: 'Load balancer',
      service: {
        id: 'elastic-load-balancing',
        name: services.find(({id}) => id === 'elastic-load-balancing')?.name,
      },
      place: ['VPC 10.10.0.0/16', 'Region'],
      note: 'In both zones; ends TLS.',
    });
    expect(files[0]?.text).toContain('>ELB</tspan>');
  });

  it('draws the sign of each service once, and repeats it by reference', async () => {
    const {files} = await compileArchitecture({file, text, services, solve});
    const root = parseXml(files[0]?.text ?? '').documentElement;
    const paths = [...root.querySelectorAll('defs path')].map((path) => path.getAttribute('d'));
    expect(paths).toContain(services.find(({id}) => id === 'elastic-load-balancing')?.icon);
    expect(new Set(paths).size).toBe(paths.length);
    const used = [...root.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(used).toContain('#elastic-load-balancing');
    expect(used.length).toBeGreaterThan(paths.length);
    for (const id of used) expect(root.querySelector(id ?? ''), id ?? '').not.toBeNull();
  });

  it('escapes what a label may hold', async () => {
    const hostile = text.replace('label: Callers', `label: '<b>&"x"</b>'`);
    const {files} = await compileArchitecture({file, text: hostile, services, solve});
    for (const {text: xml} of files.slice(0, -1))
      expect(parseXml(xml).querySelector('parsererror')).toBeNull();
    expect(files[0]?.text).not.toContain('<b>');
  });

  it('says file, line and fix of every mistake in a model', async () => {
    const wrong = text
      .replace('to: pods-1', 'to: pod-1')
      .replace('service: domain-name-service', 'service: dns')
      .replace('parent: vpc', 'parent: vcp');
    await expect(
      compileArchitecture({file, text: wrong, services, solve}),
    ).rejects.toThrowErrorMatchingSnapshot();
  });
});

describe('renderDrawio', () =>
  it.each(models)('keeps the geometry of $file', async ({model}) => {
    const layout = await layoutArchitecture(model, new Map(), solve);
    const root = parseXml(renderDrawio(layout, model));
    const cell = (id: string): Element => {
      const found = root.querySelector(`mxCell[id="${id}"]`);
      if (!found) throw new Error(`no cell ${id}`);
      return found;
    };
    const absolute = (id: string): {x: number; y: number} => {
      const geometry = cell(id).querySelector('mxGeometry');
      const parent = cell(id).getAttribute('parent') ?? '1';
      const origin = parent === '1' ? {x: 0, y: 0} : absolute(parent);
      return {
        x: origin.x + Number(geometry?.getAttribute('x')),
        y: origin.y + Number(geometry?.getAttribute('y')),
      };
    };
    for (const {node, x, y} of layout.nodes) {
      expect(absolute(`c-${node.id}`).x).toBeCloseTo(x, 1);
      expect(absolute(`c-${node.id}`).y).toBeCloseTo(y, 1);
      expect(cell(`c-${node.id}`).getAttribute('parent')).toBe(
        node.group ? `c-${node.group}` : '1',
      );
    }
    for (const {group, x, y} of layout.groups) {
      expect(absolute(`c-${group.id}`).x).toBeCloseTo(x, 1);
      expect(absolute(`c-${group.id}`).y).toBeCloseTo(y, 1);
    }
    for (const {edge, number, points} of layout.edges) {
      expect(cell(`e-${number}`).getAttribute('source')).toBe(`c-${edge.from}`);
      expect(cell(`e-${number}`).getAttribute('target')).toBe(`c-${edge.to}`);
      expect(cell(`e-${number}`).querySelectorAll('Array mxPoint')).toHaveLength(points.length - 2);
    }
  }));
