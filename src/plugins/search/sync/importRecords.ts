import {namesOf} from '../client/engine/ranking';
import type {SearchRecord} from '../record';
import {send, type AdminOptions} from './adminClient';
import {SyncError} from './syncError';

/** Number of records in one request. */
const batchSize = 100;
const mostShown = 5;

interface ImportedLine {
  success: boolean;
  error?: string;
}

/**
 * Imports records in batches. The server always answers 200, so each line of the response is
 * checked.
 *
 * @param onProgress gets the number of sent records
 * @throws SyncError that lists all refused records, after all batches
 */
export async function importRecords(
  options: AdminOptions,
  collection: string,
  records: readonly SearchRecord[],
  onProgress: (done: number) => void,
): Promise<void> {
  const refused: string[] = [];
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize);
    // Upsert, so that a batch can be sent again if a response was lost.
    const path = `/collections/${collection}/documents/import?action=upsert`;
    const body = batch.map((record) => JSON.stringify(withNames(record))).join('\n');
    const answer = await send(options, 'POST', path, body);
    const lines = answer?.split('\n').map(readLine);
    batch.forEach((record, index) => {
      const line = lines?.[index];
      if (!line?.success)
        refused.push(`${record.url}: ${line?.error ?? 'the answer has no line for it'}`);
    });
    onProgress(Math.min(start + batchSize, records.length));
  }
  if (refused.length === 0) return;
  const shown = refused.slice(0, mostShown).map((entry) => `  - ${entry}`);
  throw new SyncError(
    `The server refused ${refused.length} of ${records.length} records:\n${shown.join('\n')}`,
    'correct these pages or the schema in src/plugins/search/sync/collectionSchema.ts',
  );
}

/** The first record of a page contains its names, so that a query with a name finds it first. */
function withNames(record: SearchRecord): object {
  return record.anchor === '' ? {...record, names: namesOf(record['hierarchy.lvl1'])} : record;
}

/** A line that was cut off, or that a proxy wrote, says nothing about its record. */
function readLine(line: string): ImportedLine | undefined {
  try {
    return JSON.parse(line) as ImportedLine;
  } catch {
    return undefined;
  }
}
