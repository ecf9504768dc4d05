import path from 'node:path';
import type {Architecture} from '../schemas/architecture';
import type {ContentIssue, Located} from '../schemas/parse';
import {currentDocs} from './docsVersions';
import {parseArchitecture} from './parseArchitecture';
import {readFileOnce, readFiles} from './readFiles';

export interface ArchitectureFile {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  text: string;
  model: Architecture;
  /** Returns the line of a part of the model, as {@link Located} does. */
  lineOf: Located<Architecture>['lineOf'];
}

/**
 * Reads every `*.architecture.yml` of a folder. Do not change the returned objects, because they
 * are shared.
 *
 * @param folder relative to the site, as in `DocsVersion`
 */
export async function readArchitectures(
  siteDir: string,
  folder = currentDocs.folder,
): Promise<{architectures: ArchitectureFile[]; issues: ContentIssue[]}> {
  const {values, issues} = await readFiles(
    path.join(siteDir, folder),
    /\.architecture\.yml$/,
    (name) =>
      readFileOnce(path.join(siteDir, folder, name), (text): ArchitectureFile => {
        const file = `${folder}/${name}`;
        const {value: model, lineOf} = parseArchitecture(file, text);
        return {file, text, model, lineOf};
      }),
  );
  return {architectures: values, issues};
}
