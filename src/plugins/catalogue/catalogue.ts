import type {LoadContext, RouteConfig} from '@docusaurus/types';
import type * as z from 'zod';
import type {EntryProblem} from '../../content/checks/entries';
import type {Content, RuleText} from '../../content/checks/rule';
import {readData} from '../../content/readData';
import type {Guide} from '../../content/serviceViews';
import type {Thumbnails} from '../../lib/thumbnailPath';
import type {Playlist} from './webinars/readPlaylist';

/** Facts of the configuration for catalogues that load data. */
export interface CatalogueOptions {
  /** Address of the provider's video channel. */
  channel?: string;
  /**
   * Returns the playlist that replaces the entries of `data/webinars.yml`. It is a function,
   * because Docusaurus writes all other options into the browser's configuration, and they would
   * include the API key.
   */
  playlist?: (() => Playlist | undefined) | undefined;
}

/** Input of the routes, besides the data of the catalogue. */
export interface RouteInput extends Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'> {
  /** Articles of the docs; none if the site has no docs. */
  guides: readonly Guide[];
  /** Title of every docs page by its address without the base path. */
  titles: ReadonlyMap<string, string>;
  /** Address of each tag page by the key of the tag, without the base path. */
  tagPaths: ReadonlyMap<string, string>;
  /** Thumbnails of pages and templates. */
  thumbnails: Thumbnails;
}

/** Input of the search entries, besides the data of the catalogue. */
export interface SearchInput {
  /** Title of every docs page by its address without the base path. */
  titles: ReadonlyMap<string, string>;
  /** Label of a tag by its key. */
  labelOfTag: (key: string) => string;
}

/** One search result: a service, a template, a webinar. */
export interface SearchEntry {
  /** Address of its page, without the base path. */
  url: string;
  title: string;
  /** Paragraphs of the page. Empty ones are left out. */
  lines: readonly string[];
  /** Labels. */
  tags: string[];
  /** Among equally good matches, the one with the higher priority is first. */
  priority: number;
}

/** A rule that compares the entries of the data file with each other and with other content. */
export interface CatalogueRule<Value> extends RuleText {
  findInData: (value: Value, content: Content) => EntryProblem[];
}

/**
 * A data file with its pages, search results, rules and editor schema. To add one, make a folder
 * with such a descriptor and add it to the list in `catalogues.ts`.
 */
export interface Catalogue<Value, Data> {
  /** `webinars` for `data/webinars.yml`; also the section in search and the name of the rule. */
  id: string;
  /** Address of its page, without the base path. */
  route: string;
  schema: z.ZodType<Value>;
  /** Further files that the dev server watches, relative to the site. */
  watched?: readonly string[];
  /** Reads the other content that entries refer to. */
  load: (value: Value, siteDir: string, options: CatalogueOptions) => Data | Promise<Data>;
  toRoutes: (data: Data, input: RouteInput) => RouteConfig[] | Promise<RouteConfig[]>;
  toSearchEntries?: (data: Data, input: SearchInput) => SearchEntry[];
  rules?: readonly CatalogueRule<Value>[];
}

/** A catalogue with unknown types. Its value and data never leave the catalogue. */
export type AnyCatalogue = Catalogue<unknown, unknown>;

/** Checks the types of a catalogue. */
export function defineCatalogue<Value, Data>(catalogue: Catalogue<Value, Data>): AnyCatalogue {
  return catalogue as AnyCatalogue;
}

export function fileOf({id}: Pick<AnyCatalogue, 'id'>): string {
  return `data/${id}.yml`;
}

/** Reads the data of a catalogue. @throws ContentError if the data file is not valid */
export async function loadCatalogue(
  catalogue: AnyCatalogue,
  siteDir: string,
  options: CatalogueOptions = {},
): Promise<unknown> {
  const value = await readData(siteDir, fileOf(catalogue), catalogue.schema);
  return catalogue.load(value, siteDir, options);
}
