import MiniSearch, {type SearchResult} from 'minisearch';
import {expect, test} from 'vitest';
import {assembleIndex} from '../../../../../../src/plugins/search/client/engine/assembleIndex';
import {buildIndex} from '../../../../../../src/plugins/search/client/engine/buildIndex';
import {indexedWords, words} from '../../../../../../src/plugins/search/client/engine/words';
import {readSiteRecords} from '../../../../../search/backends';
import {readQueries} from '../../../../../search/golden';

const {records, synonyms} = await readSiteRecords();
const {index} = assembleIndex({...buildIndex(records, synonyms), texts: []});

const fields = ['title', 'heading', 'tags', 'path', 'text'] as const;
const documents = records.map((record, id) => {
  const level = Number(record.type.slice(3));
  return {
    id,
    title: record['hierarchy.lvl1'],
    heading: level === 1 ? '' : (record[`hierarchy.lvl${level as 2}`] ?? ''),
    tags: record.tags.join(' '),
    path: record.url_without_anchor,
    text: record.content,
  };
});

/** Has read the documents, in the way that MiniSearch is made for; but that it counts different words for the length of a text, and we all of them. */
function readDocuments(): MiniSearch {
  const options = {fields: [...fields], tokenize: indexedWords};
  const read = new MiniSearch(options);
  read.addAll(documents);
  const lengths = documents.map((document) => fields.map((field) => indexedWords(document[field]).length));
  const averages = fields.map((_, field) => lengths.reduce((sum, ofDocument) => sum + (ofDocument[field] ?? 0), 0) / lengths.length);
  return MiniSearch.loadJS({...read.toJSON(), fieldLength: Object.fromEntries(lengths.entries()), averageFieldLength: averages}, options);
}

/** Without what rests on the order in which scores are added up. */
function rounded(results: readonly SearchResult[]): unknown[] {
  return results
    .map(({id, score, terms, match}) => ({id: id as number, score: score.toPrecision(9), terms: [...terms].sort(), match}))
    .sort((a, b) => a.id - b.id);
}

test('answers as a MiniSearch does that has read the documents', {timeout: 30_000}, () => {
  const reference = readDocuments();
  const options = {prefix: true, fuzzy: 1, boost: {title: 4, heading: 3, tags: 2}, tokenize: words};
  for (const {query} of [...readQueries('golden'), ...readQueries('heldOut')].filter((_, number) => number % 8 === 0)) {
    expect(rounded(index.search(query, options)), query).toEqual(rounded(reference.search(query, options)));
  }
});
