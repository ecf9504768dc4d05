import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import {ContentError, parseLocated, type ContentIssue, type Located} from '../schemas/parse';
import {keepWhileUnchanged} from './keepWhileUnchanged';

/**
 * Reads one YAML file of the site and checks it against its schema, once for all who ask, each file with one schema. Nobody changes what was read.
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
  const absolute = path.join(siteDir, file);
  const {located, issues} = await keepWhileUnchanged(absolute, () => parseFile(absolute, file, schema));
  if (located) return located;
  throw new ContentError(issues);
}

/** Problems are part of the result: an error that one plugin threw is none of its own class to another, which has modules of its own. */
interface ParsedFile<Value> {
  located?: Located<Value>;
  issues: readonly ContentIssue[];
  /** It depends on no other file. */
  files: readonly string[];
}

async function parseFile<Schema extends z.ZodType>(absolute: string, file: string, schema: Schema): Promise<ParsedFile<z.output<Schema>>> {
  const text = await readFile(absolute, 'utf8');
  const rule = path.basename(file).replace(/\.ya?ml$/, '');
  try {
    return {located: deepFreeze(parseLocated({file, text, schema, rule})), issues: [], files: []};
  } catch (error) {
    if (error instanceof ContentError) return {issues: error.issues, files: []};
    throw error;
  }
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
