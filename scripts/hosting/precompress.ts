import {readdir, readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const compressible = /\.(css|drawio|html|js|json|md|svg|txt|xml)$/;
/** In bytes. Compression does not help smaller files. */
const smallest = 1024;

/**
 * Writes a `.br` and a `.gz` copy of each compressible file, for servers that send such copies.
 *
 * @returns the number of files that now have copies
 */
export async function precompress(folder: string): Promise<number> {
  const names = (await readdir(folder, {recursive: true})).filter((name) =>
    compressible.test(name),
  );
  let count = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const {size, mtime} = await stat(file);
    if (size < smallest) continue;
    const plain = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(plain, {
        params: {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: size},
      }),
      promisify(gzip)(plain, {level: 9}),
    ]);
    await Promise.all([writeCopy(`${file}.br`, br, mtime), writeCopy(`${file}.gz`, gz, mtime)]);
    count += 1;
  }
  return count;
}

/** The copy has the modification time of the original, so both have the same `Last-Modified`. */
async function writeCopy(file: string, body: Buffer, mtime: Date): Promise<void> {
  await writeFile(file, body);
  await utimes(file, mtime, mtime);
}
