import type {SearchRecord} from './record';
import {readSources, type SourceOptions} from './sources';
import {synonymGroups, type SynonymGroup} from './synonymGroups';
import {toRecords} from './toRecords';

/**
 * The records of a site in all of its languages, as one Typesense collection holds them: each language has the same addresses below a base path of
 * its own, so the ids of all but the first language begin with its name.
 *
 * @throws ContentError where a data file cannot be used
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
    // They come from the catalogue, which has one language.
    synonyms = synonymGroups(sources);
  }
  return {records, synonyms};
}
