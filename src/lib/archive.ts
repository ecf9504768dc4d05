import {strToU8, zipSync, type Zippable} from 'fflate';

/** First day of the zip format, in local time, so that the bytes are always the same. */
const firstDay = (): Date => new Date(1980, 0, 1);
/** Upper half of the external attributes on Unix: a regular file, executable or not. */
const unix = 3;
const executable = 0o100755 << 16;
const plain = 0o100644 << 16;

/**
 * A zip archive with one folder. The same files give the same bytes.
 *
 * @param files texts or bytes by their paths in the folder
 */
export function archiveOf(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Uint8Array {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files)) {
    entries[`${folder}/${name}`] = [
      typeof content === 'string' ? strToU8(content) : content,
      {mtime: firstDay(), os: unix, attrs: name.endsWith('.sh') ? executable : plain},
    ];
  }
  return zipSync(entries, {level: 9});
}
