import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {splitDetails} from '../../../../../src/plugins/catalogue/services/portfolio';
import type {ServiceView} from '../../../../../src/schemas/catalogue';

it('puts only data for tiles and filters into the page', () => {
  const server = {
    guides: [{title: 'A guide', permalink: '/docs/a'}],
    ...{api_endpoints: ['server.example'], help_center_url: null},
    ...{region_note: 'one zone', tagPath: '/docs/tags/a'},
  };
  const disk = {guides: [], api_endpoints: [], help_center_url: 'https://help.example/disk/'};
  const views = Object.entries({server, disk}).map(([id, facts]) => ({id, ...facts}));
  const {data, details} = splitDetails(views as unknown as ServiceView[]);
  expect(data.services).toEqual([
    {id: 'server', guides: 1},
    {id: 'disk', guides: 0},
  ]);
  expect(details).toEqual({server, disk});
});

it('has notes on regions for readers, not for editors', () => {
  const notes = readFileSync('data/services.yml', 'utf8').match(/(?<=^ {2}region_note: ).*/gm);
  expect(notes?.length).toBeGreaterThan(0);
  for (const note of notes ?? []) expect(note).toMatch(/^'Ask the provider /);
});
