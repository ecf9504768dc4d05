import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import {parseLocated, type Located} from '../schemas/parse';
import {keepWhileUnchanged} from './readFiles';

/**
 * Reads one YAML file of the site and checks it against its schema. The result is remembered until
 * the file changes, and frozen, because it is shared.
 *
 * @param file path relative to the site, for example `data/services.yml`
 * @throws ContentError with file, line, expectation and fix
 */
export async function readData<Schema extends z.ZodType>(
  siteDir: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return (await readLocated(siteDir, file, schema)).value;
}

/**
 * Like {@link readData}, with the line of every part.
 *
 * @throws ContentError
 */
export async function readLocated<Schema extends z.ZodType>(
  siteDir: string,
  file: string,
  schema: Schema,
): Promise<Located<z.output<Schema>>> {
  const absolute = path.join(siteDir, file);
  return keepWhileUnchanged(absolute, async () => {
    const text = await readFile(absolute, 'utf8');
    const rule = path.basename(file, '.yml');
    return deepFreeze(parseLocated({file, text, schema, rule}));
  });
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
