import type {SearchRecord} from './record';
import {readSources, type SourceOptions} from './sources';
import {synonymGroups, type SynonymGroup} from './synonymGroups';
import {toRecords} from './toRecords';

/**
 * The records of a site in all languages, for one Typesense collection. Each language has the same
 * addresses below its own base path, so the ids begin with the language, except those of the first
 * language.
 *
 * @throws ContentError if a data file is invalid
 */
export async function siteRecords(
  options: Omit<SourceOptions, 'language'>,
  languages: readonly string[],
): Promise<{records: SearchRecord[]; synonyms: SynonymGroup[]}> {
  const records: SearchRecord[] = [];
  let synonyms: SynonymGroup[] = [];
  for (const language of languages) {
    const sources = await readSources({...options, language});
    const ofLanguage = toRecords(sources, language);
    records.push(
      ...(language === languages[0]
        ? ofLanguage
        : ofLanguage.map((record) => ({...record, id: `${language}:${record.id}`}))),
    );
    // Webinars come from the catalogue, which has one language.
    synonyms = synonymGroups(sources);
  }
  return {records, synonyms};
}
