import {strFromU8, unzipSync} from 'fflate';
import {archiveOf} from '../../lib/archive';
import type {Places} from '../../schemas/variable';
import {saveFile} from '../saveFile';
import {fillIn, type Values} from '../variables/values';

export interface Archive {
  /** Address of the archive with example values. */
  archive: string;
  /** Name of its top folder. */
  name: string;
  /** Positions of the example values in its files. */
  places: Readonly<Record<string, Places>>;
}

/**
 * Downloads an archive with the reader's values in its files.
 *
 * @throws if the archive cannot be fetched
 */
export async function saveFilledArchive(
  {archive, name, places}: Archive,
  values: Values,
): Promise<void> {
  const response = await fetch(archive);
  if (!response.ok) throw new Error(`no archive at ${archive}: ${response.status}`);
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const files = Object.entries(entries).map(([entry, content]) => {
    const file = entry.slice(name.length + 1);
    const known = places[file];
    return [file, known ? fillIn(strFromU8(content), known, values) : content] as const;
  });
  const filled = archiveOf(name, Object.fromEntries(files));
  saveFile(`${name}.zip`, filled as BlobPart, 'application/zip');
}
