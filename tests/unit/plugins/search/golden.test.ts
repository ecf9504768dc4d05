import {readFileSync} from 'node:fs';
import process from 'node:process';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildIndex} from '../../../../src/plugins/search/client/engine/buildIndex';
import {createEngine} from '../../../../src/plugins/search/client/engine/engine';
import {createTypesenseClient} from '../../../../src/plugins/search/client/typesense/typesenseClient';
import type {SearchRecord} from '../../../../src/plugins/search/record';
import {readSources} from '../../../../src/plugins/search/sources';
import {synchronize} from '../../../../src/plugins/search/sync/synchronize';
import {synonymGroups} from '../../../../src/plugins/search/synonymGroups';
import {toRecords} from '../../../../src/plugins/search/toRecords';
import {describeFigures, evaluate, goldenQueries, type Evaluation, type Figures} from '../../../search/golden';
import {startStandIn, type StandIn} from '../../../typesense/standIn';
import {siteDir} from './fixtures';

/*
 * How well search finds, on the real content. The figures of the last good run are in baseline.json; a change that makes them worse by more
 * than the tolerance fails here. `TYPESENSE_NODES` and `TYPESENSE_ADMIN_KEY` in the environment put a real server in the place of the stand-in.
 */
const tolerance = 0.02;
const docsTags = ['default', 'docs-default-current'];
type Backend = 'embedded' | 'standIn' | 'typesense';
const baseline = JSON.parse(readFileSync('tests/fixtures/search/baseline.json', 'utf8')) as Partial<Record<Backend, Figures>>;

let records: SearchRecord[] = [];
let synonyms: string[][] = [];
let pages: ReadonlySet<string> = new Set();
beforeAll(async () => {
  const sources = await readSources(siteDir);
  records = toRecords(sources, 'en');
  synonyms = synonymGroups(sources);
  pages = new Set(records.map((record) => record.url_without_anchor));
});

function report(backend: Backend, evaluation: Evaluation): void {
  console.log([describeFigures(backend, evaluation), ...evaluation.misses.map((miss) => `  ${miss}`)].join('\n'));
  const known = baseline[backend];
  if (!known) return;
  expect(evaluation.successAt1, `${backend}: success@1`).toBeGreaterThanOrEqual(known.successAt1 - tolerance);
  expect(evaluation.mrr, `${backend}: MRR`).toBeGreaterThanOrEqual(known.mrr - tolerance);
}

test('the set holds at least 120 different queries of five kinds', () => {
  expect(new Set(goldenQueries.map(({query}) => query)).size).toBeGreaterThanOrEqual(120);
  expect(new Set(goldenQueries.map(({kind}) => kind)).size).toBe(5);
});

test('the embedded index finds what people look for', async () => {
  const file = {...buildIndex(records, synonyms), texts: []};
  const engine = createEngine(file);
  const evaluation = await evaluate(pages, (query) =>
    engine.search({query, docsTags, page: 1, perPage: 10}).groups.map(({page}) => file.pages[page]?.url ?? ''),
  );
  report('embedded', evaluation);
  expect(evaluation.successAt1).toBeGreaterThanOrEqual(0.9);
  expect(evaluation.mrr).toBeGreaterThanOrEqual(0.94);
});

describe('a Typesense server', () => {
  const realNodes = (process.env['TYPESENSE_NODES'] ?? '').split(',').filter(Boolean);
  const isReal = realNodes.length > 0;
  const adminKey = process.env['TYPESENSE_ADMIN_KEY'] ?? 'admin-key';
  const alias = 'golden-test';
  let standIn: StandIn | undefined;
  let nodes = realNodes;

  beforeAll(async () => {
    if (!isReal) {
      standIn = await startStandIn({adminKey});
      nodes = [standIn.url];
    }
    await synchronize({nodes, adminKey, alias, records, synonyms, onStep: () => undefined, onProgress: () => undefined});
  });
  afterAll(() => standIn?.close());

  test('finds what people look for', {timeout: 120_000}, async () => {
    const client = createTypesenseClient({nodes, apiKey: adminKey, collection: alias});
    const evaluation = await evaluate(pages, async (query) => {
      const {groups} = await client.search({query, language: 'en', docsTags, page: 1, perPage: 10});
      return groups.map(({url}) => url);
    });
    report(isReal ? 'typesense' : 'standIn', evaluation);
    if (isReal) expect(evaluation.successAt1).toBeGreaterThanOrEqual(0.8);
  });
});
