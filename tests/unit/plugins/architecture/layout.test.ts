import process from 'node:process';
import {describe, expect, it} from 'vitest';
import {readData} from '../../../../src/content/readData';
import type {ArchitectureLayout, Box, Point} from '../../../../src/plugins/architecture/geometry';
import {captionsOf} from '../../../../src/plugins/architecture/drawArchitecture';
import {layoutArchitecture} from '../../../../src/plugins/architecture/layout/layoutArchitecture';
import {
  intersects,
  segmentBox,
  toSegments,
} from '../../../../src/plugins/architecture/layout/segments';
import type {Architecture} from '../../../../src/schemas/architecture';
import {servicesSchema} from '../../../../src/schemas/service';
import {models, solve} from './models';

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

const onBorder = ({x, y}: Point, box: Box): boolean => {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.51;
  const withinX = x > box.x - 0.51 && x < box.x + box.width + 0.51;
  const withinY = y > box.y - 0.51 && y < box.y + box.height + 0.51;
  return (
    (withinX && (near(y, box.y) || near(y, box.y + box.height))) ||
    (withinY && (near(x, box.x) || near(x, box.x + box.width)))
  );
};

/** Number of lines on the longest path through a model, without control traffic. */
function depthOf({edges}: Architecture): number {
  const depthFrom = (id: string, passed: readonly string[]): number =>
    Math.max(
      0,
      ...edges
        .filter(({from, to, dashed}) => from === id && !dashed && !passed.includes(to))
        .map(({to}) => 1 + depthFrom(to, [...passed, id])),
    );
  return Math.max(0, ...edges.map(({from}) => depthFrom(from, [])));
}

/** Width of a desktop page, and height of one and a half screens, in px. */
const page = {width: 818, height: 1350};

const {services} = await readData(process.cwd(), 'data/services.yml', servicesSchema);

describe.each(models)('the layout of $file', ({model}) => {
  // This is the layout that the site shows.
  const layOut = (): Promise<ArchitectureLayout> =>
    layoutArchitecture(model, captionsOf(model, services), solve);

  it('has no overlaps, and no line crosses a title', async () => {
    const {nodes, edges, groups} = await layOut();
    const solid: Box[] = [...nodes, ...edges.map(({label}) => label)];
    const lines = edges.flatMap(({points, label}) =>
      toSegments(points).map((segment) => ({line: segmentBox(segment), label})),
    );
    // Lines end on the border of a node. This is not an overlap.
    const shrunk = ({x, y, width, height}: Box): Box => ({
      ...{x: x + 1, y: y + 1},
      ...{width: width - 2, height: height - 2},
    });
    const overlaps = solid.filter(
      (one, index) =>
        solid.slice(index + 1).some((other) => intersects(one, other)) ||
        lines.some(({line, label}) => label !== one && intersects(shrunk(one), line)),
    );
    expect(overlaps).toEqual([]);
    const isStruck = ({titleBox}: {titleBox: Box}): boolean =>
      lines.some(({line}) => intersects(titleBox, line));
    expect(groups.filter(isStruck)).toEqual([]);
    const isCovered = ({titleBox}: {titleBox: Box}): boolean =>
      edges.some(({label}) => intersects(titleBox, label));
    expect(groups.filter(isCovered)).toEqual([]);
  });

  it('fits one and a half screens, and runs downwards only for a deep flow', async () => {
    const {width, height} = await layOut();
    expect(height * Math.min(1, page.width / width)).toBeLessThanOrEqual(page.height);
    if (depthOf(model) > 4 && model.direction === 'right') expect(width).toBeGreaterThan(height);
  });

  it('keeps everything inside its frame and the picture, and lines orthogonal from border to border', async () => {
    const {width, height, groups, nodes, edges} = await layOut();
    const boxes = new Map<string, Box>([
      ...groups.map((box) => [box.group.id, box] as const),
      ...nodes.map((box) => [box.node.id, box] as const),
    ]);
    const frameOf = (id: string | undefined): Box =>
      (id === undefined ? undefined : boxes.get(id)) ?? {x: 0, y: 0, width, height};
    for (const node of nodes)
      expect(inside(node, frameOf(node.node.group)), node.node.id).toBe(true);
    for (const group of groups) {
      expect(inside(group, frameOf(group.group.parent)), group.group.id).toBe(true);
      expect(inside(group.titleBox, group), `title of ${group.group.id}`).toBe(true);
    }
    for (const {edge, points, label} of edges) {
      const [start, end] = [points[0], points.at(-1)];
      expect(
        start && onBorder(start, frameOf(edge.from)),
        `start of ${edge.from} to ${edge.to}`,
      ).toBe(true);
      expect(end && onBorder(end, frameOf(edge.to)), `end of ${edge.from} to ${edge.to}`).toBe(
        true,
      );
      points.slice(1).forEach(({x, y}, index) => {
        const before = points[index];
        expect(before && (Math.abs(before.x - x) < 0.01 || Math.abs(before.y - y) < 0.01)).toBe(
          true,
        );
      });
      expect(inside(label, frameOf(undefined)), `label of ${edge.from} to ${edge.to}`).toBe(true);
    }
  });
});

it('draws a chain downwards if it is unreadable at the width of a page', async () => {
  const names = Array.from({length: 12}, (_, index) => `step-${index}`);
  const {width, height} = await layoutArchitecture(
    {
      title: 'A chain',
      description: 'Twelve steps in a row, far wider than a page.',
      direction: 'right',
      groups: [],
      nodes: names.map((id) => ({id, label: id, kind: 'application' as const})),
      edges: names.slice(1).map((to, index) => ({from: names[index] ?? '', to, dashed: false})),
    },
    new Map(),
    solve,
  );
  expect(width).toBeLessThan(300);
  expect(height).toBeGreaterThan(700);
});
