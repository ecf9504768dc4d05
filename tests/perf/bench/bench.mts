/*
 * npm run bench [-- --runs 5 --parts weight,times,first-use,use,build --peers docusaurus,starlight]:
 * compares our site with stock sites of the same content, in one run on one machine. It prints a
 * table of medians. README.md has the last table. `--parts growth --pages 150,1500` builds our site
 * and stock Docusaurus once each, with repeated articles. `--parts dev` starts their dev servers.
 */
import {cp, mkdir, rm} from 'node:fs/promises';
import {existsSync, readFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {type Browser, chromium} from '@playwright/test';
import {createStaticServer} from '../../../scripts/staticServer.mts';
import {buildCacheFolder} from '../../../src/lib/buildCache';
import {readBenchPages, replicate, writeContent} from './content.mts';
import {growSite} from './growth.mts';
import {timeDev} from './measureDev.mts';
import {firstUses, timeFirstUse} from './measureFirstUse.mts';
import {timePage, weighPage} from './measurePage.mts';
import {searchSelectors, timeChange, timeSearch} from './measureUse.mts';
import {peers as allPeers, peersDir} from './peers.mts';
import {run} from './run.mts';

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    parts: {type: 'string', default: 'weight,times,first-use,use,build'},
    pages: {type: 'string', default: '150,1500'},
    peers: {type: 'string', default: allPeers.map(({name}) => name).join(',')},
  },
});
const runs = Number(values.runs);
const parts = choose('parts', ['weight', 'times', 'first-use', 'use', 'build', 'growth', 'dev']);
const peerNames = choose(
  'peers',
  allPeers.map(({name}) => name),
);
const peers = allPeers.filter(({name}) => peerNames.has(name));
const root = process.cwd();
const workDir = path.join(root, '.cache/bench');
const guide =
  '/docs/best-practices/containers/cloud-container-engine/back-up-and-restore-with-velero';
const pages: Record<string, string> = {home: '/', guide, tag: '/docs/tags/cce'};
const rows: {measure: string; values: Record<string, string>}[] = [];

/** The names in an option. It throws early on an unknown name, because a run takes minutes. */
function choose(option: 'parts' | 'peers', known: readonly string[]): ReadonlySet<string> {
  const names = values[option].split(',').filter(Boolean);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `--${option}: there is no "${unknown.join('", "')}". Fix: take from ${known.join(', ')}.`,
    );
  return new Set(names);
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
/** Measures each site in each round, so that a slow minute of the machine affects all sites. */
async function inRounds<Site extends {name: string}, Value>(
  sites: readonly Site[],
  measure: (site: Site) => Promise<Value>,
): Promise<[site: string, values: Value[]][]> {
  const found = new Map<string, Value[]>(sites.map(({name}) => [name, []]));
  for (let round = 0; round < runs; round += 1)
    for (const site of sites) found.get(site.name)?.push(await measure(site));
  return [...found];
}
async function clear(folder: string, caches: readonly string[]): Promise<void> {
  for (const cache of caches) await rm(path.join(folder, cache), {recursive: true, force: true});
}
function put(measure: string, site: string, value: number, digits = 0): void {
  const row = rows.find((other) => other.measure === measure) ?? {measure, values: {}};
  if (!rows.includes(row)) rows.push(row);
  row.values[site] = value.toFixed(digits);
  console.log(`[bench] ${site}: ${measure} ${value.toFixed(digits)}`);
}

/** Installs the peers below `.cache/bench`. The next run uses them again. */
async function setUp(): Promise<void> {
  if (!existsSync(path.join(root, 'build/index.html')))
    await run(['npx', '--no-install', 'docusaurus', 'build'], root);
  const content = await readBenchPages(path.join(root, 'build'));
  for (const peer of peers) {
    const folder = path.join(workDir, peer.name);
    await mkdir(folder, {recursive: true});
    await cp(path.join(peersDir, peer.name), folder, {recursive: true});
    if (!existsSync(path.join(folder, 'node_modules')))
      await run(
        ['npm', 'install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'],
        folder,
      );
    await writeContent(peer, folder, content);
  }
}

async function measureBuilds(): Promise<void> {
  const sites = [
    {
      name: 'ours',
      folder: root,
      command: ['npx', '--no-install', 'docusaurus', 'build'],
      caches: ['node_modules/.cache', '.docusaurus', 'build', buildCacheFolder],
    },
    ...peers.map(({name, build, caches}) => ({
      name,
      folder: path.join(workDir, name),
      command: build,
      caches: [...caches],
    })),
  ];
  const builds = await inRounds(sites, async ({folder, command, caches}) => {
    await clear(folder, caches);
    return {cold: await run(command, folder), warm: await run(command, folder)};
  });
  for (const [name, all] of builds) {
    put('cold build, CPU s', name, median(all.map(({cold}) => cold.cpu)), 1);
    put('warm build, CPU s', name, median(all.map(({warm}) => warm.cpu)), 1);
    put('cold build, peak MB', name, median(all.map(({cold}) => cold.memory)));
  }
}

const fileOfGuide = (outDir: string): string => path.join(outDir, `${guide}.html`);

/** Size in kB gzip of scripts, style sheets and inline styles in the guide's HTML. */
function weightOfGuide(outDir: string): number {
  const html = readFileSync(fileOfGuide(outDir), 'utf8');
  const names = new Set(html.match(/assets\/(?:js|css)\/[\w~.%-]+\.(?:js|css)/g));
  const inside = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text = '']) => text)
    .join('');
  const bytes = [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(outDir, name))).length,
    gzipSync(inside).length,
  );
  return bytes / 1000;
}

async function measureGrowth(): Promise<void> {
  const docusaurus = peers.find(({name}) => name === 'docusaurus');
  const content = await readBenchPages(path.join(root, 'build'));
  for (const count of values.pages.split(',').map(Number)) {
    const ours = path.join(workDir, 'growth');
    await growSite(root, ours, count);
    const sites = [
      {
        name: 'ours',
        folder: ours,
        command: ['npx', '--no-install', 'docusaurus', 'build'] as readonly string[],
        out: 'build',
      },
    ];
    if (docusaurus) {
      const folder = path.join(workDir, docusaurus.name);
      await writeContent(docusaurus, folder, replicate(content, count));
      await clear(folder, docusaurus.caches);
      sites.push({
        name: docusaurus.name,
        folder,
        command: docusaurus.build,
        out: docusaurus.outDir,
      });
    }
    for (const {name, folder, command, out} of sites) {
      const {wall, cpu, memory} = await run(command, folder);
      put(`${String(count)} pages: cold build, wall s`, name, wall, 1);
      put(`${String(count)} pages: cold build, CPU s`, name, cpu, 1);
      put(`${String(count)} pages: cold build, peak MB`, name, memory);
      put(
        `${String(count)} pages: scripts and styles of a guide, kB gzip`,
        name,
        weightOfGuide(path.join(folder, out)),
        1,
      );
    }
  }
}

async function launch(): Promise<Browser> {
  const record = path.join(root, '.cache/browser.json');
  const {executablePath} = (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}) as {
    executablePath?: string;
  };
  return chromium.launch({
    ...(executablePath && {executablePath}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

async function measureDev(): Promise<void> {
  const ours = path.join(workDir, 'growth');
  await growSite(root, ours, 150);
  const sites = [
    {name: 'ours', folder: ours, caches: ['.docusaurus', 'node_modules/.cache']},
    {
      name: 'docusaurus',
      folder: path.join(workDir, 'docusaurus'),
      caches: ['.docusaurus', 'node_modules/.cache'],
    },
  ];
  const browser = await launch();
  const times = await inRounds(sites, async ({folder, caches}) => {
    await clear(folder, caches);
    return timeDev(browser, folder, `${guide.slice(1)}.md`, guide, 4780);
  });
  await browser.close();
  for (const [name, all] of times) {
    put(
      'dev server: command to first page, s',
      name,
      median(all.map(({firstPage}) => firstPage)),
      1,
    );
    put('dev server: edit to visible, s', name, median(all.map(({edit}) => edit)), 1);
  }
}

async function measurePages(): Promise<void> {
  const browser = await launch();
  const sites = [
    {name: 'ours', dir: path.join(root, 'build')},
    ...peers.map(({name, outDir}) => ({name, dir: path.join(workDir, name, outDir)})),
  ];
  const servers = sites.map(({name, dir}, index) => {
    const port = 4790 + index;
    return {
      name,
      url: `http://localhost:${String(port)}`,
      server: createStaticServer({root: dir, baseUrl: '/'}).listen(port),
    };
  });
  const hasPage = (name: string, type: string): boolean =>
    type !== 'tag' || name === 'ours' || name === 'docusaurus';
  for (const [type, address] of Object.entries(pages)) {
    const here = servers.filter(({name}) => hasPage(name, type));
    if (parts.has('weight')) {
      for (const {name, url} of here) {
        const weight = await weighPage(browser, url + address);
        put(`${type}: JavaScript before use, kB gzip`, name, weight.jsBeforeUse, 1);
        put(`${type}: JavaScript in all, kB gzip`, name, weight.js, 1);
        put(`${type}: CSS before use, kB gzip`, name, weight.cssBeforeUse, 1);
        put(`${type}: CSS in all, kB gzip`, name, weight.css, 1);
        put(`${type}: HTML, kB gzip`, name, weight.html, 1);
      }
    }
    if (!parts.has('times')) continue;
    for (const [name, times] of await inRounds(here, ({url}) => timePage(browser, url + address))) {
      const of = (key: 'largestPaint' | 'blocking' | 'layoutShift'): number =>
        median(times.map((time) => time[key]));
      put(`${type}: largest paint, ms`, name, of('largestPaint'));
      put(`${type}: total blocking time, ms`, name, of('blocking'));
      put(`${type}: layout shift`, name, of('layoutShift'), 3);
    }
  }
  if (parts.has('first-use')) {
    for (const [measure, uses] of Object.entries(firstUses)) {
      const times: Record<string, number[]> = {};
      for (let round = 0; round < runs; round += 1)
        for (const {name, url} of servers) {
          const use = uses[name];
          if (use) (times[name] ??= []).push(await timeFirstUse(browser, url + guide, use));
        }
      for (const [name, found] of Object.entries(times))
        put(`first use: ${measure}, ms`, name, median(found));
    }
  }
  if (parts.has('use')) {
    const changes: Record<string, number[]> = {};
    const searches: Record<string, number[]> = {};
    for (let round = 0; round < runs; round += 1) {
      for (const {name, url} of servers) {
        if (name === 'ours' || name === 'docusaurus')
          (changes[name] ??= []).push(await timeChange(browser, url + guide));
        const selectors = searchSelectors[name];
        if (selectors)
          (searches[name] ??= []).push(await timeSearch(browser, url + guide, selectors));
      }
    }
    for (const [name, found] of Object.entries(changes))
      put('guide to guide, ms', name, median(found));
    for (const [name, found] of Object.entries(searches))
      put('search opened to first result, ms', name, median(found));
  }
  await browser.close();
  for (const {server} of servers) server.close();
}

await setUp();
if (parts.has('build')) await measureBuilds();
else if (parts.has('growth')) await measureGrowth();
else if (parts.has('dev')) await measureDev();
else
  for (const peer of peers)
    if (!existsSync(path.join(workDir, peer.name, peer.outDir)))
      await run(peer.build, path.join(workDir, peer.name));
if (['weight', 'times', 'first-use', 'use'].some((part) => parts.has(part))) await measurePages();

const names = ['ours', ...peers.map(({name}) => name)];
const {length: cores, 0: cpu} = cpus();
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${String(cores)} cores of ${cpu?.model ?? 'unknown'}, medians of ${String(runs)}\n`,
);
console.log(
  [
    `| measure | ${names.join(' | ')} |`,
    `| --- |${names.map(() => ' ---: |').join('')}`,
    ...rows.map(
      ({measure, values: of}) =>
        `| ${measure} | ${names.map((name) => of[name] ?? '').join(' | ')} |`,
    ),
  ].join('\n'),
);
