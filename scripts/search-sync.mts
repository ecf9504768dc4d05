/*
 * npm run search:sync: uploads the records of the site to a Typesense cluster. TYPESENSE_NODES are
 * its nodes, TYPESENSE_ADMIN_KEY is the key, and TYPESENSE_COLLECTION is the collection. Readers
 * see the new records only after all of them are uploaded. Readers see no change if a run fails.
 */
import process from 'node:process';
import {siteRecords} from '../src/plugins/search/siteRecords';
import {progressBar} from '../src/plugins/search/sync/progressBar';
import {isSyncError, SyncError} from '../src/plugins/search/sync/syncError';
import {synchronize} from '../src/plugins/search/sync/synchronize';

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () =>
    interruption.abort(new SyncError('Interrupted', 'run the command again')),
  );
}

try {
  // Import it here, because the import throws if the environment is invalid.
  const {environment} = await import('../src/config/env');
  const {i18n} = await import('../src/config/i18n');
  const {searchIndex} = await import('../src/config/catalogue');
  const {
    typesenseNodes: nodes,
    typesenseAdminKey: adminKey,
    typesenseCollection: alias,
  } = environment;
  if (nodes.length === 0)
    throw new SyncError(
      'TYPESENSE_NODES is not set',
      'set it to the addresses of the nodes, separated by commas',
    );
  if (!adminKey)
    throw new SyncError(
      'TYPESENSE_ADMIN_KEY is not set',
      'set it to a key with all actions; never put it into the site',
    );
  const {records, synonyms} = await siteRecords(
    {siteDir: process.cwd(), ...searchIndex},
    i18n.locales,
  );
  const {collection, previous, dropped} = await synchronize({
    nodes,
    adminKey,
    alias,
    records,
    synonyms,
    signal: interruption.signal,
    onStep: (text) => console.log(text),
    onProgress: (done, total) => {
      if (process.stdout.isTTY)
        process.stdout.write(`\r${progressBar(done, total)}${done === total ? '\n' : ''}`);
      else if (done === total) console.log(progressBar(done, total));
    },
  });
  console.log(
    `Done: ${collection} is in service. Kept: ${previous ?? 'nothing'}. Dropped: ${dropped.join(', ') || 'nothing'}.`,
  );
} catch (error) {
  const isEnvironment = error instanceof Error && error.name === 'EnvironmentError';
  if (!isSyncError(error) && !isEnvironment) throw error;
  const fix = isSyncError(error) ? error.fix : 'correct the variables; .env.example explains them';
  console.error(`✖ ${error.message}\n  Fix: ${fix}.`);
  process.exitCode = interruption.signal.aborted ? 130 : 1;
}
