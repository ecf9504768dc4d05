import {deflateRawSync} from 'node:zlib';
import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {completeModel} from '../../../../../src/plugins/architecture/client/Playground/completeModel';
import {
  embedLine,
  fileName,
} from '../../../../../src/plugins/architecture/client/Playground/exportModel';
import {mostCharacters} from '../../../../../src/plugins/architecture/client/Playground/limits';
import {
  parseRecent,
  remember,
} from '../../../../../src/plugins/architecture/client/Playground/recentModels';
import {
  fromFragment,
  holdsModel,
  toFragment,
} from '../../../../../src/plugins/architecture/client/Playground/shareAddress';
import type {SchemaNode} from '../../../../../src/plugins/architecture/client/playground';
import {limitIssues} from '../../../../../src/plugins/architecture/playground/limits';
import {architectureSchema, type Architecture} from '../../../../../src/schemas/architecture';

describe('shareAddress', () => {
  it('restores a model from an address without special characters', async () => {
    const text = 'title: Ünïcode ☁ and <b>\n'.repeat(40);
    const fragment = await toFragment(text);
    expect(fragment).toMatch(/^#m=[\w-]+$/);
    expect(fragment.length).toBeLessThan(text.length / 4);
    expect(holdsModel(fragment)).toBe(true);
    expect(holdsModel('#verify')).toBe(false);
    expect(await fromFragment(fragment)).toBe(text);
  });

  it('refuses an address that is damaged or decompresses to too much text', async () => {
    await expect(fromFragment('#m=%%%')).rejects.toThrow(/damaged/);
    await expect(fromFragment('#m=AAAA')).rejects.toThrow(/damaged/);
    const bomb = deflateRawSync(Buffer.alloc(5_000_000, 'a')).toString('base64url');
    await expect(fromFragment(`#m=${bomb}`)).rejects.toThrow(`more than ${mostCharacters}`);
  });
});

describe('recentModels', () => {
  const model = (id: string, text = id): {id: string; title: string; text: string} => ({
    ...{id, title: id, text},
  });

  it('stores the five newest models, with one entry for all edits of a model', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => model(id));
    const kept = six.reduce<ReturnType<typeof model>[]>(remember, []);
    expect(kept.map(({id}) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(remember(kept, model('c', 'new')).map(({text}) => text)).toEqual([
      ...['new', 'f', 'e', 'd', 'b'],
    ]);
    expect(remember(kept, model('x', 'x'.repeat(mostCharacters + 1)))).toEqual(kept);
  });

  it('drops stored values that are not models', () => {
    expect(parseRecent(null)).toEqual([]);
    expect(parseRecent('{"a"')).toEqual([]);
    expect(parseRecent('{"id": "a"}')).toEqual([]);
    expect(parseRecent(JSON.stringify([{id: 1}, null, model('a')]))).toEqual([model('a')]);
  });
});

describe('completeModel', () => {
  const vocabulary = {
    schema: z.toJSONSchema(architectureSchema, {io: 'input'}) as SchemaNode,
    services: [{id: 'elastic-load-balancing', name: 'Elastic Load Balancing'}],
  };
  /** @param marked a model with `|` at the cursor */
  const labels = (marked: string): string[] | undefined => {
    const offset = marked.indexOf('|');
    const found = completeModel(marked.replace('|', ''), offset, vocabulary);
    return found?.offers.map(({label}) => label);
  };
  const groups = 'groups:\n  - {id: vpc, label: VPC}\n  - id: zone\n    label: Zone\n';
  const nodes = 'nodes:\n  - {id: user, label: User}\n  - {\n      id: elb,\n    }\n';

  it.each([
    ['missing keys of a model', 'title: T\ndirec|', 'direction'],
    ['keys of an item in block style', `${groups}nodes:\n  - id: a\n    n|`, 'note'],
    ['keys of an item in braces', 'nodes:\n  - {id: a, n|}', 'note'],
    [
      'keys of an item in braces on several lines',
      'nodes:\n  - {\n      id: a,\n      n|\n    }',
      'note',
    ],
    ['values of an enum', 'nodes:\n  - {id: a, kind: us|', 'user'],
    ['values at the top level', 'direction: |', 'down'],
    ['ids of services', 'nodes:\n  - id: a\n    service: elas|', 'elastic-load-balancing'],
    ['ids of groups', `${groups}nodes:\n  - {id: a, group: |}`, 'zone'],
    ['ids of nodes and groups', `${groups}${nodes}edges:\n  - {from: user, to: |}`, 'elb'],
    ['true and false', 'edges:\n  - {from: a, to: b, dashed: |', 'true'],
  ])('offers %s', (_what, marked, expected) => {
    expect(labels(marked)).toContain(expected);
  });

  it('offers no duplicate key, no node as a group, and nothing in texts and comments', () => {
    expect(labels('title: T\n|')).not.toContain('title');
    expect(labels('nodes:\n  - {id: a, |}')).not.toContain('id');
    expect(labels('nodes:\n  - id: a\n    |\n    note: x\n  - id: b')).not.toContain('note');
    expect(labels(`${groups}${nodes}  - {id: x, group: |}`)).toEqual(['vpc', 'zone']);
    expect(labels('title: My arch|')).toBeUndefined();
    expect(labels('# dir|')).toBeUndefined();
    expect(labels('unknown:\n  - |')).toBeUndefined();
  });
});

it('names files after the title, and escapes the inserted line for Markdown', () => {
  expect(fileName('Keycloak on CCE, in 2 zones!')).toBe('keycloak-on-cce-in-2-zones');
  expect(fileName('日本')).toBe('model');
  expect(embedLine({title: 'A b', description: 'Two [parts]\n<b> {x}.'})).toBe(
    '![Two \\[parts\\] \\<b\\> \\{x\\}.](./a-b.architecture.yml)',
  );
});

it('refuses models that are too large to draw', () => {
  const model = {groups: [], nodes: Array(61).fill({}), edges: []} as unknown as Architecture;
  expect(limitIssues('m.yml', 'a', model)).toMatchObject([
    {line: 1, message: 'the model has 61 nodes, and the playground draws at most 60'},
  ]);
  expect(limitIssues('m.yml', 'a'.repeat(mostCharacters + 1))).toHaveLength(1);
  expect(limitIssues('m.yml', 'a', {...model, nodes: []})).toEqual([]);
});
