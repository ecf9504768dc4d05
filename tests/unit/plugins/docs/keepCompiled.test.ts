import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {keepCompiled, type PageRule} from '../../../../src/plugins/docs/keepCompiled';

let siteDir: string;
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
  writeFileSync(path.join(siteDir, name), text);
};
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'keep-compiled-'));
  for (const name of ['package-lock.json', 'docusaurus.config.ts', 'data/variables.yml', 'docs/page.md', 'docs/other.md', 'docs/image.png'])
    write(name, 'first');
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

const compile = vi.fn((page: {content: string}) =>
  Promise.resolve({content: `compiled ${page.content}`, data: {contentTitle: 'Title', toc: []}}),
);

/** A build that compiles the page. @returns how often the compiler was called */
async function build({content = 'text', permalink = '/docs/other', baseUrl = '/'} = {}): Promise<number> {
  const context = {
    siteDir,
    siteConfigPath: path.join(siteDir, 'docusaurus.config.ts'),
    baseUrl,
    siteConfig: {staticDirectories: ['static']},
  };
  const version = {contentPath: path.join(siteDir, 'docs'), docs: [{source: '@site/docs/other.md', permalink}]};
  const processor = {process: compile};
  const rule = {use: [{options: {processors: {mdProcessor: processor, mdxProcessor: processor}}}]} as unknown as PageRule;
  await keepCompiled(rule, {
    context: context as unknown as LoadContext,
    options: {} as PluginOptions,
    content: {loadedVersions: [version]} as unknown as LoadedContent,
  });
  compile.mockClear();
  const page = {content, filePath: path.join(siteDir, 'docs/page.md'), frontMatter: {}, compilerName: 'client'} as const;
  const result = await rule.use[0].options.processors?.mdxProcessor.process(page);
  expect(result).toEqual({content: `compiled ${content}`, data: {contentTitle: 'Title'}});
  return compile.mock.calls.length;
}

it('compiles a page once', async () => {
  expect([await build(), await build()]).toEqual([1, 0]);
});

it('compiles a page anew where its text or something that it may name has changed', async () => {
  await build();
  expect(await build({content: 'another text'})).toBe(1);
  expect(await build({permalink: '/docs/moved'})).toBe(1);
  expect(await build({baseUrl: '/base/'})).toBe(1);
  for (const name of ['docusaurus.config.ts', 'data/variables.yml', 'docs/image.png']) {
    write(name, 'second');
    expect(await build(), name).toBe(1);
  }
  write('static/new.pdf', 'first');
  expect(await build()).toBe(1);
});

it('keeps a page while others are written', async () => {
  await build();
  write('docs/other.md', 'second');
  expect(await build()).toBe(0);
});
