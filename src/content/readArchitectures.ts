import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {readIfThere} from '../lib/readIfThere';
import {architectureSchema, type Architecture} from '../schemas/architecture';
import {ContentError, parseLocated, type ContentIssue, type Located} from '../schemas/parse';
import {currentDocs} from './docsVersions';
import {isExcluded} from './excludedFolders';
import {keepWhileUnchanged} from './keepWhileUnchanged';

export interface ArchitectureFile {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  text: string;
  model: Architecture;
  /** Line of a part of the model, as {@link Located} has it. */
  lineOf: Located<Architecture>['lineOf'];
}

/** Reads one `*.architecture.yml`. @throws ContentError with file and line of every problem */
export function parseArchitecture(file: string, text: string): Located<Architecture> {
  return parseLocated({file, text, schema: architectureSchema, rule: 'architecture'});
}

/**
 * Reads every `*.architecture.yml` of a folder of the site, in alphabetical order. They are handed out to everyone who asks, so nobody changes them.
 *
 * @param folder relative to the site, as `DocsVersion` has it
 */
export async function readArchitectures(
  siteDir: string,
  folder = currentDocs.folder,
): Promise<{architectures: ArchitectureFile[]; issues: ContentIssue[]}> {
  const names = await readdir(path.join(siteDir, folder), {recursive: true});
  const files = names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.architecture.yml') && !isExcluded(name))
    .map((name) => `${folder}/${name}`)
    .sort();
  const results = await Promise.all(
    files.map((file) =>
      keepWhileUnchanged(path.join(siteDir, file), () =>
        readArchitecture(path.join(siteDir, file), file),
      ),
    ),
  );
  return {
    architectures: results.flatMap(({architecture}) => architecture ?? []),
    issues: results.flatMap(({issues}) => issues),
  };
}

interface ArchitectureResult {
  /** Nothing where it has problems, or has gone since its folder was listed. */
  architecture: ArchitectureFile | undefined;
  issues: readonly ContentIssue[];
  /** It depends on no other file. */
  files: readonly string[];
}

async function readArchitecture(absolute: string, file: string): Promise<ArchitectureResult> {
  const text = await readIfThere(absolute);
  if (text === undefined) return {architecture: undefined, issues: [], files: []};
  try {
    const {value: model, lineOf} = parseArchitecture(file, text);
    return {architecture: {file, text, model, lineOf}, issues: [], files: []};
  } catch (error) {
    if (error instanceof ContentError)
      return {architecture: undefined, issues: error.issues, files: []};
    throw error;
  }
}
