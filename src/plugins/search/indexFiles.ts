import {createHash} from 'node:crypto';
import {buildIndex} from './client/engine/buildIndex';
import type {IndexFile, IndexManifest} from './client/engine/indexFile';
import type {Thumbnails} from '../../lib/thumbnailPath';
import type {SearchRecord} from './record';
import type {SynonymGroup} from './synonymGroups';

/** Content by name below `search/`. */
export type IndexFiles = Map<string, string>;

/** Browsers revalidate this file. All other names contain a hash of the content. */
const manifestName = 'manifest.json';

/** Names of the complete index and of the first index among the files. */
export function indexNames(files: IndexFiles): Pick<IndexManifest, 'index' | 'titles'> {
  return JSON.parse(files.get(manifestName) ?? '{}') as IndexManifest;
}

/**
 * Highest size of one text file, in characters. A long page has its own file, and short pages share
 * one.
 */
const textFileLength = 4000;

/** A heading that occurs on more pages than this is not in the first index. */
const mostPages = 3;

/** Converts records to the files of the embedded index. */
export function toIndexFiles(
  records: readonly SearchRecord[],
  synonyms: readonly SynonymGroup[],
  thumbnails: Thumbnails = {},
): IndexFiles {
  const files: IndexFiles = new Map();
  const add = (name: string, value: unknown): string => {
    const content = JSON.stringify(value);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `${name}.${hash}.json`;
    files.set(file, content);
    return file;
  };

  const texts = textChunks(records).map(({first, contents}): IndexFile['texts'][number] => [
    first,
    add('text', contents),
  ]);
  const index: IndexFile = {...buildIndex(records, synonyms), thumbnails, texts};
  const brief = buildIndex(tellingRecords(records), synonyms, true);
  const titles: IndexFile = {...brief, thumbnails, texts: []};
  const manifest: IndexManifest = {
    index: add('index', index),
    titles: add('titles', titles),
    synonyms,
    thumbnails,
    fieldLengths: index.index.averageFieldLength,
  };
  return files.set(manifestName, JSON.stringify(manifest));
}

/** Pages, and sections with rare headings: "Verify" does not describe a section. */
function tellingRecords(records: readonly SearchRecord[]): SearchRecord[] {
  const counts = new Map<string | undefined, number>();
  for (const {'hierarchy.lvl2': heading, type} of records)
    if (type === 'lvl2') counts.set(heading, (counts.get(heading) ?? 0) + 1);
  return records.filter(
    ({'hierarchy.lvl2': heading, type}) =>
      type === 'lvl1' || (type === 'lvl2' && (counts.get(heading) ?? 0) <= mostPages),
  );
}

/** Splits the texts between pages. */
function textChunks(records: readonly SearchRecord[]): {first: number; contents: string[]}[] {
  const chunks: {first: number; contents: string[]}[] = [];
  let length = Infinity;
  records.forEach((record, number) => {
    const isNewPage = record.url_without_anchor !== records[number - 1]?.url_without_anchor;
    if (isNewPage && length >= textFileLength) {
      chunks.push({first: number, contents: []});
      length = 0;
    }
    chunks.at(-1)?.contents.push(record.content);
    length += record.content.length;
  });
  return chunks;
}
