/*
 * npm run search:baseline: runs the query sets of tests/fixtures/search on the real content and
 * writes the figures to baseline.json in that folder. The unit tests compare later runs with them.
 * If TYPESENSE_BIN is set to the path of a real server, it replaces the stand-in.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {embeddedBackend, readSiteRecords, typesenseBackend} from '../tests/search/backends';
import {
  describeEvaluation,
  evaluate,
  querySets,
  readQueries,
  type Figures,
  type QuerySet,
} from '../tests/search/golden';

const file = 'tests/fixtures/search/baseline.json';
const records = await readSiteRecords();
const baseline = JSON.parse(readFileSync(file, 'utf8')) as Record<
  string,
  Partial<Record<QuerySet, Figures>>
>;

for (const start of [embeddedBackend, typesenseBackend]) {
  const backend = await start(records);
  const figures: Partial<Record<QuerySet, Figures>> = {};
  for (const set of Object.keys(querySets) as QuerySet[]) {
    const evaluation = await evaluate(readQueries(set), backend.search);
    console.log(describeEvaluation(`${backend.name}, ${set}`, evaluation));
    const {queries, successAt1, mrr} = evaluation;
    figures[set] = {queries, successAt1, mrr};
  }
  baseline[backend.name] = figures;
  await backend.close();
}
writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
console.log(`Written to ${file}`);
