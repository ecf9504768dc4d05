/*
 * npm run bench:search [-- PAGES …]: how the embedded index grows, 150, 1,500 and 6,500 pages unless told otherwise. The content of the site is repeated
 * with varied words, because a copy with the same words would cost far less than new pages do. Times are those of the processor, so that a busy
 * machine does not change them much. The table goes into src/plugins/search/README.md.
 */
import process from 'node:process';
import {brotliCompressSync, constants} from 'node:zlib';
import {createEngine} from '../../src/plugins/search/client/engine/engine';
import type {IndexFile, IndexManifest} from '../../src/plugins/search/client/engine/indexFile';
import {toIndexFiles} from '../../src/plugins/search/indexFiles';
import type {SearchRecord} from '../../src/plugins/search/record';
import {readSiteRecords} from '../search/backends';
import {readQueries} from '../search/golden';

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(150, 1500, 6500);

/** One word of so many is another one in a copy, and one of so many is new: else the copies would compress far better than pages of their own. */
const otherShare = 2;
const newShare = 101;

/** Milliseconds of the processor that a task takes. */
function timed<Result>(task: () => Result): {result: Result; ms: number} {
  const before = process.cpuUsage();
  const result = task();
  const {user, system} = process.cpuUsage(before);
  return {result, ms: (user + system) / 1000};
}

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

/** A text of the same length with other words: some are taken from anywhere on the site, as often as they stand there, and a few are new. */
function vary(text: string, seed: string, words: readonly string[]): string {
  let place = 0;
  return text.replace(/[a-z]{3,}/gi, (word) => {
    const number = hash(`${seed} ${(place += 1)} ${word}`);
    if (number % newShare === 0) return `${word.toLowerCase()}${(number % 46_656).toString(36)}`;
    return number % otherShare === 0 ? (words[number % words.length] ?? word) : word;
  });
}

function copyOf(record: SearchRecord, copy: number, words: readonly string[]): SearchRecord {
  const headings = Object.entries(record)
    .filter(([key]) => /^hierarchy\.lvl[1-6]$/.test(key))
    .map(([key, text]): [string, string] => [
      key,
      vary(String(text), `${copy} ${String(text)}`, words),
    ]);
  return {
    ...record,
    ...(Object.fromEntries(headings) as Partial<SearchRecord>),
    id: `${copy} ${record.id}`,
    url_without_anchor: `${record.url_without_anchor}-${copy}`,
    content: vary(record.content, `${copy} ${record.id}`, words),
  };
}

/** Pages in the order of the site, then copies of them. Services and the like are not pages, and stay as many as they are. */
function grow(records: readonly SearchRecord[], count: number): SearchRecord[] {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    const last = pages.at(-1);
    if (last?.[0]?.url_without_anchor === record.url_without_anchor) last.push(record);
    else pages.push([record]);
  }
  const guides = pages.filter(([first]) => first?.docusaurus_tag !== 'default');
  const others = pages.filter(([first]) => first?.docusaurus_tag === 'default');
  const words = records.flatMap(({content}) => content.match(/[a-z]{3,}/gi) ?? []);
  const place = ([first]: SearchRecord[], copy: number): number =>
    hash(`${copy} ${first?.url ?? ''}`);
  let order = guides;
  const grown = Array.from({length: count}, (_, number) => {
    const copy = Math.floor(number / guides.length);
    // Each copy has an order of its own, so that no pattern of it repeats.
    if (copy > 0 && number % guides.length === 0)
      order = [...order].sort((a, b) => place(a, copy) - place(b, copy));
    const page = order[number % guides.length] ?? [];
    return copy === 0 ? page : page.map((record) => copyOf(record, copy, words));
  });
  return [...grown, ...others].flat();
}

function kilobytes(text: string): string {
  return Math.round(
    brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length / 1000,
  ).toLocaleString('en');
}

const site = await readSiteRecords();
const queries = [...readQueries('golden'), ...readQueries('heldOut')].map(({query}) => query);
const ask = {filters: {}, docsTags: ['default', 'docs-default-current'], page: 1, perPage: 10};

console.log(
  '| pages | records | index, kB (brotli) | building it, s | loading it, ms | a query, median ms | a query, p95 ms | memory, MB |',
);
console.log(
  '| ----: | ------: | -----------------: | -------------: | -------------: | -----------------: | --------------: | ---------: |',
);
for (const pages of sizes) {
  const records = grow(site.records, pages);
  const build = timed(() => toIndexFiles(records, site.synonyms));
  const manifest = JSON.parse(build.result.get('manifest.json') ?? '') as IndexManifest;
  const text = build.result.get(manifest.index) ?? '';
  // What building needed is of no interest; --expose-gc makes the last column say what the index needs.
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const load = timed(() => createEngine(JSON.parse(text) as IndexFile));
  globalThis.gc?.();
  const memory = (process.memoryUsage().heapUsed - before) / 1e6;
  // The first round is for the compiler of the JavaScript engine, which a reader's typing serves as well.
  for (const query of queries) load.result.search({query, ...ask});
  const times = queries
    .map((query) => timed(() => load.result.search({query, ...ask})).ms)
    .sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const cells = [
    pages.toLocaleString('en'),
    records.length.toLocaleString('en'),
    kilobytes(text),
    (build.ms / 1000).toFixed(1),
    Math.round(load.ms).toLocaleString('en'),
    at(0.5),
    at(0.95),
    globalThis.gc ? Math.round(memory).toLocaleString('en') : 'not measured',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
