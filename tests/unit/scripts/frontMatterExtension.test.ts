import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {frontMatterSchema, pageKinds} from '../../../src/schemas/frontMatter';

interface Item {
  label: string;
  insertText: {value: string};
  detail: string;
}
interface Provider {
  provideCompletionItems(
    document: unknown,
    position: {line: number; character: number},
  ): Promise<Item[]>;
}

const require = createRequire(import.meta.url);
const folder = path.resolve('.vscode/extensions/front-matter');
const {createProvider} = require(path.join(folder, 'provider.cjs')) as {
  createProvider(vscode: object): Provider;
};

/** The part of the editor API that the provider uses. */
const vscode = {
  workspace: {getWorkspaceFolder: () => ({uri: {fsPath: process.cwd()}})},
  CompletionItem: class {
    constructor(readonly label: string) {}
  },
  CompletionItemKind: {Property: 9, Value: 11},
  SnippetString: class {
    constructor(readonly value: string) {}
  },
};

/** The completions at the position of `|`. */
async function offered(text: string): Promise<Item[]> {
  const lines = text.split('\n');
  const line = lines.findIndex((candidate) => candidate.includes('|'));
  const character = lines[line]?.indexOf('|') ?? 0;
  const plain = text.replace('|', '').split('\n');
  const document = {
    uri: {},
    getText: () => plain.join('\n'),
    lineAt: (index: number) => ({text: plain[index] ?? ''}),
  };
  return createProvider(vscode).provideCompletionItems(document, {line, character});
}
const labels = async (text: string): Promise<string[]> =>
  (await offered(text)).map(({label}) => label);

describe('completion of front matter in the editor', () => {
  it('offers the missing keys of each kind, the required keys first', async () => {
    const article = await labels('---\ntitle: A\nkind: guide\n|\n---\n');
    expect(article.slice(0, 3)).toEqual(['description', 'tags', 'level']);
    expect(article).toContain('recovery_time');
    expect(article).not.toContain('title');
    const landing = await labels('---\nkind: landing\nt|\n---\n');
    expect(landing).toContain('tags');
    expect(landing).not.toContain('level');
  });

  it.each([
    ['kind: |', pageKinds],
    ['level: b|', ['beginner', 'intermediate', 'advanced']],
    ['availability: |', ['single-zone', 'multi-zone', 'multi-region']],
    ['hide_table_of_contents: |', ['true', 'false']],
    ['reviewed: |', [new Date().toISOString().slice(0, 10)]],
  ])('offers the values of %s', async (line, values) => {
    expect((await labels(`---\n${line}\n---\n`)).sort()).toEqual([...values].sort());
  });

  it('offers the tags, services and variables that are not yet listed', async () => {
    expect(await labels('---\ntags: [cce, |]\n---\n')).toContain('kubernetes');
    expect(await labels('---\ntags: [cce, |]\n---\n')).not.toContain('cce');
    expect(await labels('---\nservices: [|]\n---\n')).toContain('virtual-private-cloud');
    expect(await labels('---\nvariables: [|]\n---\n')).toContain('region');
    expect(
      (await offered('---\nservices: |\n---\n')).find(
        ({label}) => label === 'virtual-private-cloud',
      )?.insertText.value,
    ).toBe('[virtual-private-cloud]');
  });

  it('offers nothing outside of the front matter', async () => {
    expect(await labels('---\ntitle: A\n---\n\nkind: |\n')).toEqual([]);
    expect(await labels('kind: |\n')).toEqual([]);
  });

  it('offers entries that give valid front matter without other text', async () => {
    const chosen: Record<string, string> = {
      title: 'A page',
      description: 'One sentence that says what a reader can do after this page.',
      kind: 'guide',
      tags: 'cce',
      level: 'beginner',
      time: '30',
    };
    let text = '---\n|\n---\n';
    for (let step = 0; step < 8; step += 1) {
      const [first] = (await offered(text)).filter(({detail}) => detail.endsWith('(required)'));
      if (!first) break;
      const today = new Date().toISOString().slice(0, 10);
      const value = chosen[first.label] ?? (first.label === 'reviewed' ? today : 'Help center');
      text = text.replace(
        '|',
        `${first.insertText.value.replace('$1', value).replace('$2', 'docs.example.com/')}\n|`,
      );
    }
    const matter = text.split('---\n')[1]?.replace('|', '') ?? '';
    expect(frontMatterSchema.safeParse(parse(matter)).error?.issues).toBeUndefined();
  });
});

it('requires an editor that can load an extension from the workspace', () => {
  const manifest = require(path.join(folder, 'package.json')) as {
    main: string;
    engines: {vscode: string};
    activationEvents: string[];
  };
  expect(manifest.engines.vscode).toBe('^1.89.0');
  expect(manifest.activationEvents).toEqual(['onLanguage:markdown', 'onLanguage:mdx']);
  expect(path.join(folder, manifest.main)).toBe(
    require.resolve(path.join(folder, 'extension.cjs')),
  );
});
