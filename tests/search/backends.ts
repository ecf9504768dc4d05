import process from 'node:process';
import {buildIndex} from '../../src/plugins/search/client/engine/buildIndex';
import {createEngine} from '../../src/plugins/search/client/engine/engine';
import {siteRecords} from '../../src/plugins/search/siteRecords';
import {synchronize} from '../../src/plugins/search/sync/synchronize';
import {createClient, isReal, startCluster} from '../typesense/cluster';

type SiteRecords = Awaited<ReturnType<typeof siteRecords>>;

/** A search backend. It searches in the same way as the dialog. */
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
  const file = buildIndex(records, synonyms);
  const engine = createEngine(file);
  return {
    name: 'embedded',
    search: (query) =>
      engine
        .search({query, filters: {}, docsTags, page: 1, perPage: 10})
        .groups.map(({page}) => file.pages[page]?.url ?? ''),
    close: () => Promise.resolve(),
  };
}

/** A Typesense server with the records: a real one if TYPESENSE_BIN is set, or the stand-in. */
export async function typesenseBackend({records, synonyms}: SiteRecords): Promise<Backend> {
  const {urls: nodes, adminKey, stop} = await startCluster();
  await synchronize({
    nodes,
    adminKey,
    alias: 'golden-test',
    records,
    synonyms,
    onStep: () => undefined,
    onProgress: () => undefined,
  });
  // The time limit is long, because this tests results, not their speed on a busy machine.
  const settings = {nodes, apiKey: adminKey, collection: 'golden-test', budget: 30_000};
  const fieldLengths = buildIndex(records, synonyms).index.averageFieldLength;
  const client = createClient(settings, {synonyms, thumbnails: {}, fieldLengths});
  return {
    name: isReal ? 'typesense' : 'standIn',
    search: async (query) => {
      const page = {language: 'en', docsTags, page: 1, perPage: 10};
      const {groups} = await client.search({query, filters: {}, ...page});
      return groups.map(({url}) => url);
    },
    close: stop,
  };
}
