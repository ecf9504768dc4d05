import path from 'node:path';
import {resourcesSchema} from '../schemas/resources';
import {parseLocated, type ContentIssue, type Located} from '../schemas/parse';
import type {Bill} from '../lib/bill/types';
import {currentDocs} from './docsVersions';
import {readFileOnce, readFiles} from './readFiles';

/** Extension of the file of a bill. The rest of its name is that of its page. */
export const billEnding = '.resources.yml';

/** The path of the bill of a page. The file may be missing. */
export const billOf = (page: string): string => page.replace(/\.mdx?$/, billEnding);

/** Reads one `*.resources.yml`. @throws ContentError with file and line of every problem */
export function parseBill(file: string, text: string): Located<Bill> {
  return parseLocated({file, text, schema: resourcesSchema, rule: 'resources'});
}

/** Reads every bill below `docs/`. Do not change the returned objects, because they are shared. */
export async function readBills(
  siteDir: string,
): Promise<{bills: Located<Bill>[]; issues: ContentIssue[]}> {
  const {folder} = currentDocs;
  const {values, issues} = await readFiles(
    path.join(siteDir, folder),
    /\.resources\.yml$/,
    (name) =>
      readFileOnce(path.join(siteDir, folder, name), (text) =>
        parseBill(`${folder}/${name}`, text),
      ),
  );
  return {bills: values, issues};
}
