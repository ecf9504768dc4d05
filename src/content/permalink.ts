import path from 'node:path';
import {currentDocs} from './docsVersions';

export interface DocumentAddress {
  id: string;
  permalink: string;
}

/**
 * Computes id and address of a page the way the docs plugin does: an index, a README and a file named like its folder
 * take the folder's address; `id` replaces the last part of the id; `slug` replaces the address below `/docs`.
 *
 * @param file path below the docs folder with forward slashes, for example `caf/index.md`
 * @param route address of the version, without slashes at either end
 */
export function documentAddress(file: string, frontMatter: {id?: string; slug?: string}, route = currentDocs.route): DocumentAddress {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  const prefix = folder === '.' ? '' : `${folder}/`;
  const id = `${prefix}${frontMatter.id ?? name}`;
  if (frontMatter.slug) return {id, permalink: joinRoute(route, frontMatter.slug)};
  const isFolderIndex = /^(index|readme)$/i.test(name) || name.toLowerCase() === path.posix.basename(folder).toLowerCase();
  return {id, permalink: joinRoute(route, isFolderIndex ? prefix : id)};
}

function joinRoute(...parts: string[]): string {
  return `/${parts.join('/').split('/').filter(Boolean).join('/')}`;
}
