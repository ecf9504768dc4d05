import path from 'node:path';
import {existsSync} from 'node:fs';
import {currentDocs, readDocsVersions, type DocsVersion} from '../../content/docsVersions';
import {readData} from '../../content/readData';
import type {Page} from '../../content/page';
import {readArchitectures, type ArchitectureFile} from '../../content/readArchitectures';
import {readPages} from '../../content/readPages';
import type {Playlist} from '../../content/readPlaylist';
import {readTemplate, type ReadTemplate} from '../../content/readTemplate';
import {readWebinars} from '../../content/readWebinars';
import {servicesSchema, type Service} from '../../schemas/service';
import {synonymsSchema, type Synonyms} from '../../schemas/synonyms';
import {tagsSchema, type Tags} from '../../schemas/tags';
import {templatesSchema} from '../../schemas/template';
import {variablesSchema, type Variables} from '../../schemas/variable';
import type {Webinar} from '../../schemas/webinar';

/** A version of the documentation with what its pages are made of. */
export interface DocsSource {
  version: DocsVersion;
  pages: Page[];
  architectures: ArchitectureFile[];
  tags: Tags;
}

/** Everything that search is made of, read once. */
export interface Sources {
  docs: DocsSource[];
  services: Service[];
  templates: ReadTemplate[];
  webinars: Webinar[];
  tags: Tags;
  variables: Variables;
  /** Words that mean the same, from `data/synonyms.yml`. */
  synonyms: Synonyms;
}

export type Catalogue = 'services' | 'templates' | 'webinars';

export interface SourceOptions {
  /** Absolute path. */
  siteDir: string;
  /** Locale of the build. */
  language: string;
  /** As the docs plugin's option of this name. */
  lastVersion?: string;
  /** The catalogues that the site has pages for; all of them where nothing is said. */
  catalogues?: readonly Catalogue[];
  playlist?: (() => Playlist | undefined) | undefined;
}

/** Folders of the site in which the sources lie. */
export const sourceFolders = ['docs', 'versioned_docs', 'data', 'templates'];

/**
 * Reads the sources. A site without a data file, such as a fixture, has none of its records.
 *
 * @throws ContentError where a data file cannot be used; pages that cannot be read are left to the content checks
 */
export async function readSources({siteDir, language, lastVersion, catalogues, playlist}: SourceOptions): Promise<Sources> {
  const has = (file: string): boolean => existsSync(path.join(siteDir, file));
  const shows = (catalogue: Catalogue): boolean => has(`data/${catalogue}.yml`) && (catalogues?.includes(catalogue) ?? true);
  const [versions, {services}, {templates}, webinars, tags, variables, {synonyms}] = await Promise.all([
    readDocsVersions(siteDir, {language, ...(lastVersion !== undefined && {lastVersion})}),
    shows('services') ? readData(siteDir, 'data/services.yml', servicesSchema) : {services: []},
    shows('templates') ? readData(siteDir, 'data/templates.yml', templatesSchema) : {templates: []},
    shows('webinars') ? readWebinars(siteDir, playlist) : [],
    has(tagsOf(currentDocs)) ? readData(siteDir, tagsOf(currentDocs), tagsSchema) : {},
    has('data/variables.yml') ? readData(siteDir, 'data/variables.yml', variablesSchema) : {},
    has('data/synonyms.yml') ? readData(siteDir, 'data/synonyms.yml', synonymsSchema) : {synonyms: []},
  ]);
  return {
    docs: await Promise.all(
      versions.map(async (version): Promise<DocsSource> => {
        const [{pages}, {architectures}] = await Promise.all([readPages(siteDir, version), readArchitectures(siteDir, version.folder)]);
        return {version, pages, architectures, tags: has(tagsOf(version)) ? await readData(siteDir, tagsOf(version), tagsSchema) : tags};
      }),
    ),
    services,
    templates: await Promise.all(templates.map((template) => readTemplate(siteDir, template))),
    webinars,
    tags,
    variables,
    synonyms,
  };
}

function tagsOf({folder}: DocsVersion): string {
  return `${folder}/tags.yml`;
}
