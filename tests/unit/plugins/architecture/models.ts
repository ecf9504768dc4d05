import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import {parseArchitecture} from '../../../../src/content/readArchitectures';
import type {Solve} from '../../../../src/plugins/architecture/layout/layoutArchitecture';
import type {Architecture} from '../../../../src/schemas/architecture';

const elk = new Elk();
export const solve: Solve = (graph) => elk.layout(graph);

/** Every model of the site: the gallery's, which hold every construct, and those of the documents. */
export const models: {file: string; model: Architecture}[] = ['src/pages', 'docs'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.architecture.yml'))
    .map((name) => path.join(folder, name))
    .map((file) => ({file, model: parseArchitecture(file, readFileSync(file, 'utf8'))})),
);
