import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import {beforeEach, describe, expect, it} from 'vitest';
import type {Page} from '../../../src/content/page';
import {readArchitectures} from '../../../src/content/readArchitectures';
import {currentDocs} from '../../../src/content/docsVersions';
import {readPages} from '../../../src/content/readPages';
import {makeCopies} from '../../../src/plugins/agent-docs/makeCopies';
import {checkContent} from '../../../src/plugins/content-checks/checkContent';
import {readSources} from '../../../src/plugins/search/sources';
import {toRecords} from '../../../src/plugins/search/toRecords';
import {formatIssue} from '../../../src/schemas/parse';
import {tempSite} from '../../tempSite';

const plan = 'docs/best-practices/networking/plan.md';
const index = 'docs/best-practices/index.md';
let siteDir: string;

beforeEach(() => {
  siteDir = tempSite('tests/fixtures/valid-content');
});

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(path.join(siteDir, file), change(readFileSync(path.join(siteDir, file), 'utf8')));
}
async function pageOf(file: string): Promise<Page | undefined> {
  return (await readPages(siteDir)).pages.find((page) => page.file === file);
}

describe('readPages', () => {
  it('reads a page once for all callers, including concurrent callers', async () => {
    const [first, second] = await Promise.all([pageOf(plan), pageOf(plan)]);
    expect(first).toBeDefined();
    expect(second?.tree).toBe(first?.tree);
    expect((await pageOf(plan))?.tree).toBe(first?.tree);
  });

  it('releases a tree that nobody uses, and creates it again on demand', async () => {
    v8.setFlagsFromString('--expose-gc');
    const collectGarbage = vm.runInNewContext('gc') as () => void;
    const {pages} = await readPages(siteDir);
    const before = pages.map(({tree}) => JSON.stringify(tree()));
    const trees = pages.map(({tree}) => new WeakRef(tree()));
    // An object that a WeakRef has returned stays alive until the end of the task.
    await setImmediate();
    collectGarbage();
    expect(trees.map((tree) => tree.deref())).toEqual(pages.map(() => undefined));
    expect(pages.map(({tree}) => JSON.stringify(tree()))).toEqual(before);
  });

  it('skips files that were deleted after their folder was listed', async () => {
    const {pages} = await readPages(siteDir);
    const {architectures} = await readArchitectures(siteDir);
    // The folder lists these links, but reading them fails. Lock files of editors look the same.
    for (const name of ['gone.md', 'gone.architecture.yml'])
      symlinkSync('nowhere', path.join(siteDir, 'docs/best-practices', name));
    expect(await readPages(siteDir)).toEqual({pages, issues: []});
    expect(await readArchitectures(siteDir)).toEqual({architectures, issues: []});
  });

  it('gives cached pages the address of the requested version', async () => {
    await readPages(siteDir);
    const {pages} = await readPages(siteDir, {...currentDocs, route: 'docs/next'});
    expect(pages.find(({file}) => file === plan)?.permalink).toBe(
      '/docs/next/best-practices/networking/plan',
    );
    expect((await pageOf(plan))?.permalink).toBe('/docs/best-practices/networking/plan');
  });

  it('reads only changed pages again', async () => {
    const [before, other] = [await pageOf(plan), await pageOf(index)];
    // The new text has the same length, and the file times may be equal because of low precision.
    edit(plan, (text) => text.replace('A network without', 'B network without'));
    const after = await pageOf(plan);
    expect(after?.body).toContain('B network without');
    expect(before?.body).not.toContain('B network without');
    expect((await pageOf(index))?.tree).toBe(other?.tree);
  });

  it('refuses a page that includes another Markdown file', async () => {
    edit(index, (text) => `${text}\nimport Note from './_note.md';\n\n<Note />\n`);
    expect((await readPages(siteDir)).issues.map(formatIssue)).toEqual([
      'docs/best-practices/index.md:12 markdown: this page includes another Markdown file, whose text search would not find. Fix: link to the page that holds the text.',
    ]);
  });

  it('reports a mistake until it is fixed, and forgets a deleted page', async () => {
    edit(plan, (text) => text.replace('level: beginner', 'level: easy'));
    expect((await readPages(siteDir)).issues).toHaveLength(1);
    expect((await readPages(siteDir)).issues).toHaveLength(1);
    edit(plan, (text) => text.replace('level: easy', 'level: beginner'));
    expect((await readPages(siteDir)).issues).toEqual([]);
    rmSync(path.join(siteDir, plan));
    expect(await pageOf(plan)).toBeUndefined();
  });

  it('returns pages that callers cannot change', async () => {
    const {pages} = await readPages(siteDir);
    const trees = pages.map(({tree}) => tree());
    const whole = (read: readonly Page[]): unknown =>
      structuredClone(read.map((page) => ({...page, tree: page.tree()})));
    const before = whole(pages);
    await checkContent(siteDir, {today: '2026-11-21'});
    const site = {siteDir, siteAddress: 'https://example.com', title: 'T', tagline: 'T'};
    await makeCopies({...site, changed: new Map()}, () => Promise.resolve({}));
    expect(toRecords(await readSources({siteDir, language: 'en'}), 'en').length).toBeGreaterThan(5);
    const {pages: after} = await readPages(siteDir);
    expect(whole(after)).toEqual(before);
    expect(after.map(({tree}) => tree())).toEqual(trees);
    expect(after[0]?.tree()).toBe(trees[0]);
  });
});
