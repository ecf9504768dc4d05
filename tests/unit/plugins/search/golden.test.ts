import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {embeddedBackend, readSiteRecords, typesenseBackend, type Backend} from '../../../search/backends';
import {describeEvaluation, evaluate, querySets, readQueries, type Evaluation, type Figures, type QuerySet} from '../../../search/golden';

/*
 * How well search finds, on the real content. `npm run search:baseline` writes the figures of a run to baseline.json; a change that makes them worse
 * by more than the tolerance fails here. `TYPESENSE_NODES` and `TYPESENSE_ADMIN_KEY` in the environment put a real server in the place of the
 * stand-in, which has no baseline of its own until the command has run with them.
 */
const tolerance = 0.02;
/** Nothing is tuned for the held-out set, and one of its queries counts 0.016: it may lose two as the texts of the site change. */
const floors: Record<QuerySet, Pick<Figures, 'successAt1' | 'mrr'>> = {
  golden: {successAt1: 0.9, mrr: 0.94},
  heldOut: {successAt1: 0.87, mrr: 0.92},
};
const sets = Object.keys(querySets) as QuerySet[];
type Baseline = Partial<Record<Backend['name'], Record<QuerySet, Figures>>>;
const baseline = JSON.parse(readFileSync('tests/fixtures/search/baseline.json', 'utf8')) as Baseline;

let records: Awaited<ReturnType<typeof readSiteRecords>>;
beforeAll(async () => {
  records = await readSiteRecords();
});

async function judge({name, search}: Backend, set: QuerySet): Promise<Evaluation> {
  const evaluation = await evaluate(readQueries(set), search);
  console.log(describeEvaluation(`${name}, ${set}`, evaluation));
  const known = baseline[name]?.[set];
  if (known) {
    expect(evaluation.successAt1, `${name}, ${set}: success@1`).toBeGreaterThanOrEqual(known.successAt1 - tolerance);
    expect(evaluation.mrr, `${name}, ${set}: MRR`).toBeGreaterThanOrEqual(known.mrr - tolerance);
  }
  return evaluation;
}

test('the sets are large, of all kinds, share no query, and name pages of the site', () => {
  const [golden, heldOut] = [readQueries('golden'), readQueries('heldOut')];
  expect(golden.length).toBeGreaterThanOrEqual(120);
  expect(heldOut.length).toBeGreaterThanOrEqual(60);
  expect(new Set([...golden, ...heldOut].map(({query}) => query.toLowerCase())).size).toBe(golden.length + heldOut.length);
  expect(new Set(golden.map(({kind}) => kind)).size).toBe(5);
  expect(new Set(heldOut.map(({kind}) => kind)).size).toBe(6);
  const pages = new Set(records.records.map(({url_without_anchor}) => url_without_anchor));
  const unknown = [...golden, ...heldOut].flatMap(({answers}) => answers).filter((url) => !pages.has(url));
  expect(unknown).toEqual([]);
});

describe('the embedded index finds what people look for', () => {
  test.each(sets)('%s', async (set) => {
    const {successAt1, mrr} = await judge(embeddedBackend(records), set);
    expect(successAt1).toBeGreaterThanOrEqual(floors[set].successAt1);
    expect(mrr).toBeGreaterThanOrEqual(floors[set].mrr);
  });
});

describe('a Typesense server finds what people look for', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await typesenseBackend(records);
  });
  afterAll(() => backend.close());

  // The stand-in looks at every record for every query.
  test.each(sets)('%s', {timeout: 300_000}, async (set) => {
    const {successAt1} = await judge(backend, set);
    if (backend.name === 'typesense') expect(successAt1).toBeGreaterThanOrEqual(0.8);
  });
});
