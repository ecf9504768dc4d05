import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** A version of the documentation in one language, with its folders and its route. */
export interface DocsVersion {
  /** `current`, or a name of `versions.json`. */
  name: string;
  /** Folder of its pages, relative to the site. */
  folder: string;
  /** Folder of translated pages, relative to the site. */
  translations?: string;
  /** Address of its pages without slashes at either end, for example `docs` or `docs/1.0`. */
  route: string;
}

/** The version that writers edit. */
export const currentDocs: DocsVersion = {name: 'current', folder: 'docs', route: 'docs'};

export interface DocsVersionOptions {
  /** Locale of the build. Without it, translations are ignored. */
  language?: string;
  /** The docs plugin's option: the version whose addresses have no version name. */
  lastVersion?: string;
}

/**
 * The versions of the documentation, the newest first. The routes are those of the docs plugin: the
 * last version has the plain route, `current` is at `next` if it is not the last, and others have
 * their names.
 */
export async function readDocsVersions(
  siteDir: string,
  {language, lastVersion}: DocsVersionOptions = {},
): Promise<DocsVersion[]> {
  const file = path.join(siteDir, 'versions.json');
  const released = existsSync(file)
    ? z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')))
    : [];
  const last = lastVersion ?? released[0] ?? currentDocs.name;
  return [currentDocs.name, ...released].map((name) => {
    const isCurrent = name === currentDocs.name;
    const folder = isCurrent ? currentDocs.folder : `versioned_docs/version-${name}`;
    const segment = isCurrent ? 'next' : name;
    return {
      name,
      folder,
      ...(language && {
        translations: `i18n/${language}/docusaurus-plugin-content-docs/${isCurrent ? name : `version-${name}`}`,
      }),
      route: name === last ? currentDocs.route : `${currentDocs.route}/${segment}`,
    };
  });
}
