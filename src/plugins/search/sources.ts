import path from 'node:path';
import {existsSync} from 'node:fs';
import {currentDocs, readDocsVersions, type DocsVersion} from '../../content/docsVersions';
import {readData} from '../../content/readData';
import type {Page} from '../../content/page';
import {readArchitectures, type ArchitectureFile} from '../../content/readArchitectures';
import {readPages} from '../../content/readPages';
import {readThumbnails} from '../../content/thumbnails';
import type {Thumbnails} from '../../lib/thumbnailPath';
import {servicesSchema, type Service} from '../../schemas/service';
import {synonymsSchema, type Synonyms} from '../../schemas/synonyms';
import {tagsSchema, type Tags} from '../../schemas/tags';
import {variablesSchema, type Variables} from '../../schemas/variable';
import {
  fileOf,
  loadCatalogue,
  type AnyCatalogue,
  type CatalogueOptions,
} from '../catalogue/catalogue';
import {catalogues as allCatalogues} from '../catalogue/catalogues';

/** A version of the documentation with the data of its pages. */
export interface DocsSource {
  version: DocsVersion;
  pages: Page[];
  architectures: ArchitectureFile[];
  tags: Tags;
}

/** The input of search, read once. */
export interface Sources {
  docs: DocsSource[];
  services: Service[];
  /** Catalogues with their data. */
  catalogues: {catalogue: AnyCatalogue; data: unknown}[];
  tags: Tags;
  variables: Variables;
  /** Words that mean the same, from `data/synonyms.yml`. */
  synonyms: Synonyms;
  /** Thumbnails of pages and templates. */
  thumbnails: Thumbnails;
}

export interface SourceOptions extends Pick<CatalogueOptions, 'playlist'> {
  /** Absolute path. */
  siteDir: string;
  /** Locale of the build. */
  language: string;
  /** The docs plugin's option with this name. */
  lastVersion?: string;
  /** Ids of the catalogues with pages, by default all. */
  catalogues?: readonly string[];
}

/** Folders with the sources. */
export const sourceFolders = ['docs', 'versioned_docs', 'data', 'templates'];

/**
 * Reads the sources. A site without a data file, such as a fixture, has no records of it.
 *
 * @param list the available catalogues
 * @throws ContentError if a data file is invalid; content checks report invalid pages
 */
export async function readSources(
  {siteDir, language, lastVersion, catalogues, playlist}: SourceOptions,
  list = allCatalogues,
): Promise<Sources> {
  const has = (file: string): boolean => existsSync(path.join(siteDir, file));
  const shown = list.filter((one) => has(fileOf(one)) && (catalogues?.includes(one.id) ?? true));
  const [versions, {services}, data, tags, variables, {synonyms}] = await Promise.all([
    readDocsVersions(siteDir, {language, ...(lastVersion !== undefined && {lastVersion})}),
    has('data/services.yml')
      ? readData(siteDir, 'data/services.yml', servicesSchema)
      : {services: []},
    Promise.all(shown.map((one) => loadCatalogue(one, siteDir, {playlist}))),
    has(tagsOf(currentDocs)) ? readData(siteDir, tagsOf(currentDocs), tagsSchema) : {},
    has('data/variables.yml') ? readData(siteDir, 'data/variables.yml', variablesSchema) : {},
    has('data/synonyms.yml')
      ? readData(siteDir, 'data/synonyms.yml', synonymsSchema)
      : {synonyms: []},
  ]);
  return {
    docs: await Promise.all(
      versions.map(async (version): Promise<DocsSource> => {
        const [{pages}, {architectures}] = await Promise.all([
          readPages(siteDir, version),
          readArchitectures(siteDir, version.folder),
        ]);
        return {
          version,
          pages,
          architectures,
          tags: has(tagsOf(version)) ? await readData(siteDir, tagsOf(version), tagsSchema) : tags,
        };
      }),
    ),
    services,
    catalogues: shown.map((catalogue, index) => ({catalogue, data: data[index]})),
    tags,
    variables,
    synonyms,
    thumbnails: await readThumbnails(siteDir),
  };
}

function tagsOf({folder}: DocsVersion): string {
  return `${folder}/tags.yml`;
}
