import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import {parseLocated, type Located} from '../schemas/parse';

/**
 * Reads one YAML file of the site and checks it against its schema.
 *
 * @param file path relative to the site, for example `data/services.yml`
 * @throws ContentError with file, line, expectation and fix
 */
export async function readData<Schema extends z.ZodType>(siteDir: string, file: string, schema: Schema): Promise<z.output<Schema>> {
  return (await readLocated(siteDir, file, schema)).value;
}

/** The same as {@link readData}, with the line of every part. @throws ContentError */
export async function readLocated<Schema extends z.ZodType>(
  siteDir: string,
  file: string,
  schema: Schema,
): Promise<Located<z.output<Schema>>> {
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const rule = path.basename(file).replace(/\.ya?ml$/, '');
  return parseLocated({file, text, schema, rule});
}
