import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {architectureSchema, type Architecture} from '../schemas/architecture';
import {ContentError, parseYaml, type ContentIssue} from '../schemas/parse';
import {currentDocs} from './docsVersions';
import {excludedFolders} from './excludedFolders';

export interface ArchitectureFile {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  text: string;
  model: Architecture;
}

/** Reads one `*.architecture.yml`. @throws ContentError with file and line of every problem */
export function parseArchitecture(file: string, text: string): Architecture {
  return parseYaml({file, text, schema: architectureSchema, rule: 'architecture'});
}

/**
 * Reads every `*.architecture.yml` of a folder of the site, in alphabetical order.
 *
 * @param folder relative to the site, as `DocsVersion` has it
 */
export async function readArchitectures(
  siteDir: string,
  folder = currentDocs.folder,
): Promise<{architectures: ArchitectureFile[]; issues: ContentIssue[]}> {
  const names = await readdir(path.join(siteDir, folder), {recursive: true});
  const files = names
    .filter((name) => name.endsWith('.architecture.yml'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => !excludedFolders.some((excluded) => file.startsWith(`${folder}/${excluded}/`)))
    .sort();
  const architectures: ArchitectureFile[] = [];
  const issues: ContentIssue[] = [];
  for (const file of files) {
    const text = await readFile(path.join(siteDir, file), 'utf8');
    try {
      architectures.push({file, text, model: parseArchitecture(file, text)});
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
    }
  }
  return {architectures, issues};
}
