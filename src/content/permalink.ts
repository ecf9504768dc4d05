import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import {currentDocs} from './docsVersions';

export interface DocumentAddress {
  id: string;
  permalink: string;
}

/**
 * Splits an ordering number from a name: `01-overview` becomes `overview`. Dates and versions keep
 * their numbers. The docs plugin uses it as its `numberPrefixParser`.
 */
export const parseNumberPrefix: PluginOptions['numberPrefixParser'] = (filename) => {
  const [, digits, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(filename) ?? [];
  return digits === undefined || rest === undefined || /^\d+[-_.]\d/.test(filename)
    ? {filename}
    : {filename: rest, numberPrefix: Number(digits)};
};

/**
 * Computes id and address of a page as the docs plugin does. Numbers in front of names are dropped.
 * An index, a README and a file with the name of its folder have the folder's address. `id`
 * replaces the last part of the id, and `slug` the address below the version.
 *
 * @param file path below the docs folder with forward slashes, for example `caf/index.md`
 * @param route address of the version, without slashes at either end
 */
export function documentAddress(
  file: string,
  frontMatter: {id?: string | undefined; slug?: string | undefined},
  route = currentDocs.route,
): DocumentAddress {
  const {dir, name} = path.posix.parse(file);
  const plain = (part: string): string => parseNumberPrefix(part).filename;
  const prefix = dir && `${dir.split('/').map(plain).join('/')}/`;
  const id = `${prefix}${frontMatter.id ?? plain(name)}`;
  const isFolderIndex = ['index', 'readme', path.posix.basename(dir).toLowerCase()].includes(
    name.toLowerCase(),
  );
  const address = frontMatter.slug ?? (isFolderIndex ? prefix : id);
  return {id, permalink: `/${[route, ...address.split('/')].filter(Boolean).join('/')}`};
}
