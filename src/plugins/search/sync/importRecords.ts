import {namesOf} from '../client/engine/ranking';
import type {SearchRecord} from '../record';
import {send, type AdminOptions} from './adminClient';
import {SyncError} from './syncError';

/** Records of one request. */
const batchSize = 100;
const mostShown = 5;

interface ImportedLine {
  success: boolean;
  error?: string;
}

/**
 * Imports the records in batches. The server answers 200 whatever becomes of the lines, so each line of the answer is read.
 *
 * @param onProgress called with the number of records sent
 * @throws SyncError that lists what was refused, after all batches have been tried
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
    // Upsert, so that a batch that is sent again after a lost answer does no harm.
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

/** The start of a page has its names, so that a query that names the page finds it first. */
function withNames(record: SearchRecord): object {
  return record.anchor === '' ? {...record, names: namesOf(record['hierarchy.lvl1'])} : record;
}

/** A line that was cut off, or that something between here and the server has written, says nothing about its record. */
function readLine(line: string): ImportedLine | undefined {
  try {
    return JSON.parse(line) as ImportedLine;
  } catch {
    return undefined;
  }
}
