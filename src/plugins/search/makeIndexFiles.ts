import {toIndexFiles, type IndexFiles} from './indexFiles';
import {readSources, type SourceOptions} from './sources';
import {synonymGroups} from './synonymGroups';
import {toRecords} from './toRecords';

/** Reads the sources and makes the embedded index of one language. @throws ContentError as `readSources` does */
export async function makeIndexFiles(options: SourceOptions): Promise<IndexFiles> {
  const sources = await readSources(options);
  return toIndexFiles(toRecords(sources, options.language), synonymGroups(sources));
}
