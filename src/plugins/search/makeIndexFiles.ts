import {cached} from '../../lib/buildCache';
import {toIndexFiles, type IndexFiles} from './indexFiles';
import {readSources, type SourceOptions} from './sources';
import {synonymGroups} from './synonymGroups';
import {toRecords} from './toRecords';

/**
 * Reads the sources and makes the embedded index of one language.
 *
 * @param keep true to use the build cache; the dev server does not, because each edit makes a new
 * index
 * @throws ContentError as `readSources` does
 */
export async function makeIndexFiles(
  sourceOptions: SourceOptions,
  {keep = false} = {},
): Promise<IndexFiles> {
  const sources = await readSources(sourceOptions);
  const records = toRecords(sources, sourceOptions.language);
  const synonyms = synonymGroups(sources);
  const {thumbnails} = sources;
  if (!keep) return toIndexFiles(records, synonyms, thumbnails);
  return new Map(
    await cached(sourceOptions.siteDir, {name: 'search'}, [records, synonyms, thumbnails], () => [
      ...toIndexFiles(records, synonyms, thumbnails),
    ]),
  );
}
