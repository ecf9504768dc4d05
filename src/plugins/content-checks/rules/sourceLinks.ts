import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {servicePagePath} from '../../../lib/servicePath';
import type {ContentIssue} from '../../../schemas/parse';
import {addressProblem, beginningProblem, type Problem} from '../addresses';
import type {Rule} from '../types';

/** Folders of React code and configuration that name pages of the site. */
export const sourceFolders = ['src/components', 'src/config', 'src/lib', 'src/pages', 'src/theme'];
/** `to="/docs/caf"`, `to: '/docs/caf'`. */
const address = /\b(?:to|href)(?:=|:\s*)\{?["'](\/[^"'`]*)["']/g;
/** The beginning of an address that is put together at run time, such as `/templates/${id}`; what it is completed with, other rules check. */
const beginning = /`(\/[\w/-]*\/|\/[\w/-]+(?=[?#]))[^`]*\$\{/g;

/** React code and the configuration link to pages that exist. The build would name the page that a reader sees, this names the line. */
export const sourceLinks: Rule = {
  name: 'source-links',
  find: ({siteDir, pages, services}) => {
    const byAddress = new Map(pages.map((page) => [page.permalink, page]));
    const generated = new Set(services.map(servicePagePath));
    const problemsIn = (text: string): (Problem | undefined)[] => [
      ...[...text.matchAll(address)].map(([, url = '']) => addressProblem(url, byAddress, (wanted) => generated.has(wanted))),
      ...[...text.matchAll(beginning)].map(([, start = '']) => beginningProblem(start, [...byAddress.keys()])),
    ];
    return sourceFolders.flatMap((folder) =>
      sourcesIn(siteDir, folder).flatMap((file) =>
        readFileSync(path.join(siteDir, file), 'utf8')
          .split('\n')
          .flatMap((text, index) =>
            problemsIn(text).flatMap((problem): ContentIssue[] =>
              problem ? [{file, line: index + 1, rule: 'source-links', ...problem, severity: 'error'}] : [],
            ),
          ),
      ),
    );
  },
};

/** Paths relative to the site, with forward slashes. */
function sourcesIn(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}
