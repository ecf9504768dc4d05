import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {parseArchitecture} from '../../../../src/content/parseArchitecture';
import {solveWithElk} from '../../../../src/plugins/architecture/solveWithElk';
import type {Architecture} from '../../../../src/schemas/architecture';

/** The solver of a build, with its cache: each graph is solved once, for all tests and for the builds that follow. */
export const solve = solveWithElk(process.cwd());

/** Every model of the site: the gallery's, which hold every construct, and those of the documents. */
export const models: {file: string; model: Architecture}[] = ['src/pages', 'docs'].flatMap(
  (folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.architecture.yml'))
      .map((name) => path.join(folder, name))
      .map((file) => ({file, model: parseArchitecture(file, readFileSync(file, 'utf8')).value})),
);
