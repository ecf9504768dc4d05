import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {checkArticles} from '../../content/evidence';
import {splitFrontMatter} from '../../content/splitFrontMatter';
import {codeVersion, hashFolder} from '../../lib/codeVersion';
import {dayOf} from '../../lib/dayOf';

/** Every page may show facts of these. */
const sharedFolders = ['data', 'templates'];
const sharedFiles = ['docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'];
/** Pages show front matter and addresses of other pages, but not their text. */
const pageFolders = ['docs', 'versioned_docs', 'i18n', 'whats-new'];

/**
 * A hash of everything that a compiled page depends on, except its own file and its imports. The
 * bundler watches those.
 *
 * @param siteConfig the configuration after environment variables are read
 * @returns the hash as JSON
 */
export async function cacheKey(siteDir: string, siteConfig: object): Promise<string> {
  const hash = createHash('sha256');
  const add = (...facts: unknown[]): unknown => hash.update(JSON.stringify(facts));
  // The evidence depends on the day, because it marks old reviews.
  add(codeVersion(), siteConfig, dayOf(Date.now()));
  for (const name of sharedFiles.filter((file) => existsSync(path.join(siteDir, file))))
    add(name, await readFile(path.join(siteDir, name), 'utf8'));
  for (const name of sharedFolders.filter((folder) => existsSync(path.join(siteDir, folder))))
    add(name, hashFolder(path.join(siteDir, name)));
  for (const file of await pagesOf(siteDir))
    add(file, splitFrontMatter(await readFile(path.join(siteDir, file), 'utf8')).frontMatter);
  // Results of the content checks are not part of a page's text.
  const results = await checkArticles(siteDir, {onlyKept: true});
  add(
    results.flatMap(({sample, status, reason}) =>
      status === 'unchecked' ? [[sample.file, reason]] : [],
    ),
  );
  add(
    [
      ...new Set(
        results.flatMap(({tools}) => tools.map(({name, version}) => `${name} ${version}`)),
      ),
    ].sort(),
  );
  return JSON.stringify(hash.digest('hex'));
}

/** Paths of all pages, relative to the site, in alphabetical order. */
async function pagesOf(siteDir: string): Promise<string[]> {
  const folders = pageFolders.filter((folder) => existsSync(path.join(siteDir, folder)));
  const names = folders.map(async (folder) =>
    (await readdir(path.join(siteDir, folder), {recursive: true})).map((name) =>
      path.join(folder, name),
    ),
  );
  return (await Promise.all(names))
    .flat()
    .filter((name) => /\.mdx?$/.test(name))
    .sort();
}
