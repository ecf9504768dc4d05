import path from 'node:path';
import {existsSync} from 'node:fs';
import {readData} from '../../content/readData';
import type {Page} from '../../content/page';
import {readArchitectures, type ArchitectureFile} from '../../content/readArchitectures';
import {readPages} from '../../content/readPages';
import {servicesSchema, type Service} from '../../schemas/service';
import {synonymsSchema} from '../../schemas/synonyms';
import {tagsSchema, type Tags} from '../../schemas/tags';
import {variablesSchema, type Variables} from '../../schemas/variable';

/** Everything that search is made of, read once. */
export interface Sources {
  pages: Page[];
  architectures: ArchitectureFile[];
  services: Service[];
  tags: Tags;
  variables: Variables;
  /** Words that mean the same, from `data/synonyms.yml`. */
  synonyms: string[][];
}

/** Files whose change makes a new index, as glob patterns relative to the site. */
export const watchedFiles = ['docs/**/*.{md,mdx,yml}', 'data/{services,synonyms,templates,variables,webinars}.yml'];

/**
 * Reads the sources. A site without a catalogue, such as a fixture, has none of its records.
 *
 * @param siteDir absolute path of the site
 * @throws ContentError where a data file cannot be used; pages that cannot be read are left to the content checks
 */
export async function readSources(siteDir: string): Promise<Sources> {
  const has = (file: string): boolean => existsSync(path.join(siteDir, file));
  const [{pages}, {architectures}, {services}, tags, variables, {synonyms}] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    has('data/services.yml') ? readData(siteDir, 'data/services.yml', servicesSchema) : {services: []},
    has('docs/tags.yml') ? readData(siteDir, 'docs/tags.yml', tagsSchema) : {},
    has('data/variables.yml') ? readData(siteDir, 'data/variables.yml', variablesSchema) : {},
    has('data/synonyms.yml') ? readData(siteDir, 'data/synonyms.yml', synonymsSchema) : {synonyms: []},
  ]);
  return {pages, architectures, services, tags, variables, synonyms};
}
