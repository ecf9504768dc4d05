import {expect, it} from 'vitest';
import {filterItems} from '../../../../../src/lib/facets';
import {
  webinarFilter,
  webinarsOfDays,
} from '../../../../../src/plugins/catalogue/webinars/client/webinarFilter';
import type {Webinar} from '../../../../../src/plugins/catalogue/webinars/schema';
import {queryOf} from '../../../queryOf';

const webinar = (id: string, date: string, topics: string[], title: string): Webinar => ({
  id,
  date,
  topics,
  title,
  description: '',
  speakers: [],
});
const webinars = [
  webinar('one', '2026-01-10', ['networking'], 'Plan a network'),
  webinar('two', '2026-02-10', ['containers'], 'Run a cluster'),
  webinar('three', '2026-03-10', ['networking', 'containers'], 'Cluster networks'),
];

it.each([
  [{}, {}, 'one two three'],
  [{text: 'cluster'}, {}, 'two three'],
  [{from: '2026-02-10'}, {}, 'two three'],
  [{to: '2026-02-10'}, {}, 'one two'],
  [{from: '2026-02-11', to: '2026-03-09'}, {}, ''],
  [{}, {topic: ['networking']}, 'one three'],
  [{text: 'network', from: '2026-02-01'}, {topic: ['containers']}, 'three'],
])('with %o and %o shows %s', (query, selection, expected) => {
  const {text = '', from = '', to = ''}: {text?: string; from?: string; to?: string} = query;
  const address = queryOf(text, {...selection, from: [from], to: [to]});
  const {shown} = filterItems(webinarsOfDays(webinars, address), webinarFilter, address);
  expect(shown.map(({id}) => id).join(' ')).toBe(expected);
});
