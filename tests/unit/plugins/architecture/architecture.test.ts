import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import architecturePlugin from '../../../../src/plugins/architecture';
import {tempSite} from '../../../tempSite';

const siteDir = tempSite();

const model = (label: string, target: string): string => `title: A picture
description: Two parts, and a line that leads from the first of them to the second.
nodes:
  - {id: a, label: ${label}, note: The first.}
  - {id: b, label: Back, note: The second.}
edges:
  - {from: a, to: ${target}, label: asks}
`;

/** Loads a model as the dev server does. @returns the module and the reported errors */
async function load(text: string): Promise<{code: string; errors: string[]}> {
  const errors: string[] = [];
  const context = {
    resourcePath: path.join(siteDir, 'picture.architecture.yml'),
    addDependency: () => undefined,
    emitFile: () => undefined,
    emitError: ({message}: Error) => void errors.push(message),
  };
  const plugin = architecturePlugin({siteDir} as LoadContext);
  const config = plugin.configureWebpack?.({}, false, {} as never, {files: []}) as {
    module: {
      rules: {use: {options: {load: (loader: object, source: string) => Promise<string>}}[]}[];
    };
  };
  const code = await config.module.rules[0]?.use[0]?.options.load(context, text);
  return {code: code ?? '', errors};
}

mkdirSync(path.join(siteDir, 'data'));
writeFileSync(
  path.join(siteDir, 'data/services.yml'),
  readFileSync('tests/fixtures/valid-content/data/services.yml'),
);
const file = path.join(siteDir, 'picture.architecture.yml');

it('reads the file again if the dev server read it during a save', async () => {
  writeFileSync(file, model('Saved', 'b'));
  const {code, errors} = await load('');
  expect(errors).toEqual([]);
  expect(code).toContain('Saved');
});

it('reports a mistake of the file once', async () => {
  writeFileSync(file, model('Saved', 'c'));
  const {code, errors} = await load(model('Saved', 'c'));
  expect(errors).toEqual([
    expect.stringContaining(
      'picture.architecture.yml:7 architecture-models: the end of an edge "c" is not defined.',
    ),
  ]);
  expect(code).toContain("role: 'alert'");
});
