import process from 'node:process';
import {buildIndex} from '../../src/plugins/search/client/engine/buildIndex';
import {createEngine} from '../../src/plugins/search/client/engine/engine';
import {createTypesenseClient} from '../../src/plugins/search/client/typesense/typesenseClient';
import {siteRecords} from '../../src/plugins/search/siteRecords';
import {synchronize} from '../../src/plugins/search/sync/synchronize';
import {startStandIn} from '../typesense/standIn';

type SiteRecords = Awaited<ReturnType<typeof siteRecords>>;

/** Something that can be asked, as the dialog asks it. */
export interface Backend {
  name: 'embedded' | 'standIn' | 'typesense';
  /** The addresses of the first ten pages. */
  search: (query: string) => Promise<string[]> | string[];
  close: () => Promise<void>;
}

const docsTags = ['default', 'docs-default-current'];

/** The records of the real content. */
export async function readSiteRecords(): Promise<SiteRecords> {
  return siteRecords({siteDir: process.cwd()}, ['en']);
}

export function embeddedBackend({records, synonyms}: SiteRecords): Backend {
  const file = {...buildIndex(records, synonyms), texts: []};
  const engine = createEngine(file);
  return {
    name: 'embedded',
    search: (query) => engine.search({query, docsTags, page: 1, perPage: 10}).groups.map(({page}) => file.pages[page]?.url ?? ''),
    close: () => Promise.resolve(),
  };
}

/** A Typesense server with the records: the one of `TYPESENSE_NODES` and `TYPESENSE_ADMIN_KEY`, or else the stand-in. */
export async function typesenseBackend({records, synonyms}: SiteRecords): Promise<Backend> {
  const realNodes = (process.env['TYPESENSE_NODES'] ?? '').split(',').filter(Boolean);
  const adminKey = process.env['TYPESENSE_ADMIN_KEY'] ?? 'admin-key';
  const standIn = realNodes.length === 0 ? await startStandIn({adminKey}) : undefined;
  const nodes = standIn ? [standIn.url] : realNodes;
  const alias = 'golden-test';
  await synchronize({nodes, adminKey, alias, records, synonyms, onStep: () => undefined, onProgress: () => undefined});
  // Answers are judged here, not their speed on a busy machine.
  const client = createTypesenseClient({nodes, apiKey: adminKey, collection: alias, nodeTimeout: 30_000});
  return {
    name: standIn ? 'standIn' : 'typesense',
    search: async (query) => {
      const {groups} = await client.search({query, language: 'en', docsTags, page: 1, perPage: 10});
      return groups.map(({url}) => url);
    },
    close: async () => standIn?.close(),
  };
}
