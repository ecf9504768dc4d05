import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {parseArchitecture} from '../../../../src/content/parseArchitecture';
import {solveWithElk} from '../../../../src/plugins/architecture/solveWithElk';
import type {Architecture} from '../../../../src/schemas/architecture';

/** The solver of a build. Its cache solves each graph once, for all tests and later builds. */
export const solve = solveWithElk(process.cwd());

/** Every model of the site: those of the documents, and the gallery, which has every construct. */
export const models: {file: string; model: Architecture}[] = ['src/pages', 'docs'].flatMap(
  (folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.architecture.yml'))
      .map((name) => path.join(folder, name))
      .map((file) => ({file, model: parseArchitecture(file, readFileSync(file, 'utf8')).value})),
);
