import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {unzipSync, strFromU8} from 'fflate';
import {fillIn, withValue, type Values} from '../components/variables/values';
import {headingText} from '../content/headings';
import {parseMarkdown} from '../content/markdown';
import {withoutBase} from '../lib/withoutBase';
import {EmbeddedIndex} from '../plugins/search/client/embedded/embeddedIndex';
import type {IndexManifest} from '../plugins/search/client/engine/indexFile';
import type {SearchResponse} from '../plugins/search/client/types';
import type {Evidence} from '../schemas/evidence';
import type {PublishedLists, PublishedPage} from '../schemas/published';
import type {Places} from '../schemas/variable';

/** A request that the site cannot answer. The message says what a valid request is. */
export class UnknownNameError extends Error {
  constructor(what: string, name: string, known: readonly string[]) {
    super(`There is no ${what} "${name}". Known: ${known.slice(0, 40).join(', ')}.`);
    this.name = 'UnknownNameError';
  }
}

/** Texts by their names. */
export type Texts = Record<string, string>;

/** A built site that is read from its folder. */
export class BuiltSite {
  readonly #root: string;
  readonly #pages: ReadonlyMap<string, PublishedPage>;
  readonly #evidence: ReadonlyMap<string, Evidence>;
  readonly #index: EmbeddedIndex;
  readonly services: PublishedLists['services.json']['services'];
  readonly templates: PublishedLists['templates.json']['templates'];
  readonly #variables: PublishedLists['variables.json']['variables'];

  /**
   * @param root folder of the build
   *
   * @throws Error of `node:fs` if the folder contains no build
   */
  constructor(root: string) {
    this.#root = root;
    const list = <Name extends keyof PublishedLists>(name: Name): PublishedLists[Name] =>
      this.#json(name);
    const {site, pages} = list('articles.json');
    this.#pages = new Map(pages.map((page) => [page.url.slice(site.length), page]));
    this.services = list('services.json').services;
    this.templates = list('templates.json').templates;
    this.#variables = list('variables.json').variables;
    const evidence = this.#json<{pages: Record<string, Evidence>}>('evidence.json').pages;
    const baseUrl = `${new URL(site).pathname.replace(/\/$/, '')}/`;
    this.#evidence = new Map(
      Object.entries(evidence).map(([url, found]) => [withoutBase(url, baseUrl), found]),
    );
    const {index} = this.#json<IndexManifest>('search/manifest.json');
    const bytes = Uint8Array.from(readFileSync(path.join(root, 'search', index))).buffer;
    this.#index = new EmbeddedIndex('search/', bytes, (name) => Promise.resolve(this.#json(name)));
  }

  get pages(): readonly PublishedPage[] {
    return [...this.#pages.values()];
  }

  /** @param perPage highest number of pages */
  search(query: string, perPage: number): Promise<SearchResponse> {
    const request = {query, filters: {}, language: 'en', page: 1, perPage};
    return this.#index.searchWithExcerpts({...request, docsTags: this.#index.docsTags()});
  }

  /** @param address of a page, complete or from `/docs` on, with or without `.md` */
  page(address: string): PublishedPage & {path: string} {
    const [, name = address] = /(\/docs(?:\/[^?#]*)?)/.exec(address) ?? [];
    const wanted = name.replace(/\.md$|\/$/, '');
    const page = this.#pages.get(wanted);
    if (page) return {...page, path: wanted};
    const last = wanted.split('/').at(-1) ?? '';
    const near = [...this.#pages.keys()].filter((known) => known.includes(last));
    throw new UnknownNameError('page', address, near.length > 0 ? near : [...this.#pages.keys()]);
  }

  /** The Markdown copy of a page, or one of its sections with all subsections. */
  read(address: string, section: string | undefined, values: Values): string {
    const {path: name} = this.page(address);
    const copy = fillIn(this.#text(`${name}.md`), this.#places(name)[''] ?? [], values);
    if (section === undefined) return copy;
    const nodes = parseMarkdown(copy).children;
    const headings = nodes.filter((node) => node.type === 'heading');
    const found = headings.find(
      (node) => headingText(node).toLowerCase() === section.toLowerCase(),
    );
    if (!found) throw new UnknownNameError('section', section, headings.map(headingText));
    const next = headings
      .slice(headings.indexOf(found) + 1)
      .find((heading) => heading.depth <= found.depth);
    return copy.slice(found.position?.start.offset, next?.position?.start.offset).trim();
  }

  /** The named samples and the models of a page, and the variables in them. */
  files(address: string, values: Values): Texts {
    const {path: name, archive} = this.page(address);
    if (archive === undefined) return {};
    const places = this.#places(name);
    return Object.fromEntries(
      Object.entries(this.#unzip(`${name}.zip`))
        .filter(([file]) => !/\.(svg|drawio|png)$/.test(file))
        .map(([file, text]) => [file, fillIn(text, places[file] ?? [], values)]),
    );
  }

  /** The files of a template. */
  templateFiles(id: string): Texts {
    const folder = 'assets/files';
    const archive = readdirSync(path.join(this.#root, folder)).find(
      (name) => name.startsWith(id) && /^-[0-9a-f]{32}\.zip$/.test(name.slice(id.length)),
    );
    const known = this.templates.map((template) => template.id);
    if (!archive || !known.includes(id)) throw new UnknownNameError('template', id, known);
    return this.#unzip(`${folder}/${archive}`);
  }

  evidence(address: string): Evidence | undefined {
    return this.#evidence.get(this.page(address).path);
  }

  /** Values for variables. Dependent values, such as the zones of a region, are added. */
  values(given: Readonly<Record<string, string>>): Values {
    let values: Values = {};
    for (const [id, value] of Object.entries(given)) {
      const variable = this.#variables[id];
      if (!variable) throw new UnknownNameError('variable', id, Object.keys(this.#variables));
      if (!new RegExp(`^(?:${variable.pattern})$`, 'u').test(value))
        throw new Error(`"${value}" is no value of "${id}": ${variable.description}`);
      values = withValue(values, {id, ...variable}, value);
    }
    return values;
  }

  /** The variables of a page with their example values. */
  variablesOf({variables = []}: PublishedPage): Texts {
    return Object.fromEntries(
      variables.map((id) => [
        id,
        `${this.#variables[id]?.label ?? id}, for example ${this.#variables[id]?.default ?? ''}`,
      ]),
    );
  }

  #places(name: string): Record<string, Places> {
    const {values} = this.page(name);
    return values === undefined ? {} : this.#json(`${name}.values.json`);
  }

  #text(name: string): string {
    return readFileSync(path.join(this.#root, name), 'utf8');
  }

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows
  #json<Value>(name: string): Value {
    return JSON.parse(this.#text(name)) as Value;
  }

  /** The text files of an archive, without the name of its top folder. */
  #unzip(name: string): Texts {
    const entries = Object.entries(unzipSync(readFileSync(path.join(this.#root, name))));
    return Object.fromEntries(
      entries.map(([file, bytes]) => [file.split('/').slice(1).join('/'), strFromU8(bytes)]),
    );
  }
}
