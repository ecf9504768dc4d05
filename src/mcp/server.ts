import {McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import {UnknownNameError, type BuiltSite, type Texts} from './builtSite';

/** Characters in one answer. A longer text is split into parts. */
const mostCharacters = 40_000;

const page = z
  .string()
  .max(300)
  .describe('Address of a page, whole or from /docs on, as search gives it');
const values = z
  .record(z.string().max(40), z.string().max(200))
  .refine((given) => Object.keys(given).length <= 40, 'expected at most 40 values')
  .default({})
  .describe('Values for variables by id: {"region": "eu-nl"}. What depends on them follows');
const offset = z.int().nonnegative().default(0).describe('Where to read on');
const part = z.string().max(100);

/**
 * Creates an MCP server that reads a built site: search, pages, services, models, samples,
 * templates and evidence. It changes nothing. Source: Model Context Protocol, revision 2025-06-18.
 */
export function createMcpServer(site: BuiltSite, version: string): McpServer {
  const server = new McpServer({name: 'architecture-center', version});
  const annotations = {readOnlyHint: true, openWorldHint: false};

  function config<Shape extends z.ZodRawShape>(
    description: string,
    shape: Shape,
  ): {description: string; inputSchema: Shape; annotations: typeof annotations} {
    return {description, inputSchema: shape, annotations};
  }

  server.registerTool(
    'search',
    config(
      'Finds pages by words, abbreviations, resource names or names of other clouds. Best first.',
      {query: z.string().min(1).max(200), limit: z.int().min(1).max(20).default(8)},
    ),
    answer(async ({query, limit}) => {
      const {groups, total, suggestions} = await site.search(query, limit);
      const plain = (text: readonly {text: string}[] = []): string =>
        text.map((piece) => piece.text).join('');
      return {
        total,
        pages: groups.map(({title, url, section, excerpt, hits}) => ({
          ...{title: plain(title), page: url, section, excerpt: plain(excerpt)},
          sections: hits.map((hit) => ({
            heading: plain(hit.heading),
            page: hit.url,
            excerpt: plain(hit.excerpt),
          })),
        })),
        ...(suggestions.length > 0 && {suggestions}),
      };
    }),
  );
  server.registerTool(
    'read_page',
    config('Reads a page as Markdown, or one section of it by its heading.', {
      page,
      section: part.optional(),
      values,
      offset,
    }),
    answer((input) =>
      pieceOf(site.read(input.page, input.section, site.values(input.values)), input),
    ),
  );
  server.registerTool(
    'list_services',
    config(
      'Lists services and their counterparts on other clouds. A text narrows them by any name.',
      {text: part.optional(), category: part.optional()},
    ),
    answer(({text = '', category}) =>
      site.services
        .filter((service) => category === undefined || service.category === category)
        .filter((service) => namesOf(service).some((name) => contains(name, text)))
        .map(({id, abbreviation, name, category: group, status, regions, ...more}) => ({
          ...{id, abbreviation, name, category: group, status, regions},
          ...{description: more.description, elsewhere: more.aliases ?? []},
        })),
    ),
  );
  server.registerTool(
    'get_model',
    config('Reads the architecture models of a page as YAML.', {page}),
    answer((input) => onlyFiles(site.files(input.page, {}), (name) => name.startsWith('figures/'))),
  );
  server.registerTool(
    'get_samples',
    config(
      'Reads the named samples of a page, filled in with values. Without a name, it lists them.',
      {page, file: part.optional(), values},
    ),
    answer((input) => {
      const files = site.files(input.page, site.values(input.values));
      const samples = onlyFiles(files, (name) => !name.startsWith('figures/'));
      if (input.file !== undefined) return fileOf(samples, input.file);
      const variables = site.variablesOf(site.page(input.page));
      return {files: Object.keys(samples), variables};
    }),
  );
  server.registerTool(
    'get_template',
    config(
      'Reads a file of a deployable template. Without a name, it lists the template and its files.',
      {id: part.optional(), file: part.optional()},
    ),
    answer(({id, file}) => {
      if (id === undefined)
        return site.templates.map(({id: name, title, tool: by}) => ({id: name, title, tool: by}));
      const files = site.templateFiles(id);
      if (file !== undefined) return fileOf(files, file);
      return {...site.templates.find((one) => one.id === id), files: Object.keys(files)};
    }),
  );
  server.registerTool(
    'get_evidence',
    config(
      'Says what was checked on a page: review, readings, sources, and how far samples were tried.',
      {page},
    ),
    answer((input) => site.evidence(input.page) ?? 'This page has no evidence: it is an overview.'),
  );

  server.registerResource(
    'page',
    new ResourceTemplate('docs://{+page}', {
      list: () => ({
        resources: site.pages.map(({title, description, url}) => ({
          ...{uri: toUri(site.page(url).path), name: title, description},
          mimeType: 'text/markdown',
        })),
      }),
    }),
    {title: 'Page', description: 'A page as Markdown', mimeType: 'text/markdown'},
    (uri) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: 'text/markdown',
          text: site.read(`/docs/${uri.href.replace('docs://', '')}`, undefined, {}),
        },
      ],
    }),
  );
  return server;
}

const toUri = (pagePath: string): string => `docs://${pagePath.replace(/^\/docs\/?/, '')}`;

/** A tool that returns text or JSON. */
function answer<Input>(find: (input: Input) => unknown): (input: Input) => Promise<CallToolResult> {
  return async (input) => {
    const found = await find(input);
    const text = typeof found === 'string' ? found : JSON.stringify(found, undefined, 1);
    return {content: [{type: 'text', text}]};
  };
}

/** A part of a text, with the offset of the next part. */
function pieceOf(text: string, {offset: start}: {offset: number}): string {
  const end = start + mostCharacters;
  const more = end < text.length ? `\n\n[${text.length - end} more characters: offset ${end}]` : '';
  return text.slice(start, end) + more;
}

function onlyFiles(files: Texts, isWanted: (name: string) => boolean): Texts {
  return Object.fromEntries(Object.entries(files).filter(([name]) => isWanted(name)));
}

function fileOf(files: Texts, name: string): string {
  const text = files[name];
  if (text === undefined) throw new UnknownNameError('file', name, Object.keys(files));
  return text.slice(0, mostCharacters);
}

type Service = BuiltSite['services'][number];

function namesOf({id, name, abbreviation, aliases = []}: Service): string[] {
  return [id, name, abbreviation ?? '', ...aliases];
}

const contains = (text: string, wanted: string): boolean =>
  text.toLowerCase().includes(wanted.toLowerCase());
