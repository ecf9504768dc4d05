import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {withoutBase} from '../lib/withoutBase';
import type {Guide} from './serviceViews';

/** The articles of a docs version with the services that they name; landing pages are left out. Addresses are without the base path. */
export function guidesOf({docs}: Pick<LoadedVersion, 'docs'>, baseUrl: string): Guide[] {
  return docs.flatMap(({title, permalink, frontMatter}) => {
    const {kind, services} = frontMatter as {kind?: string; services?: unknown};
    if (kind === undefined || kind === 'landing') return [];
    return [
      {
        title,
        permalink: withoutBase(permalink, baseUrl),
        services: Array.isArray(services) ? services.map(String) : [],
      },
    ];
  });
}

/** Address of the page of each tag in use, without the base path, by the key of the tag, which is the end of the address. */
export function tagPathsOf(
  {docs}: Pick<LoadedVersion, 'docs'>,
  baseUrl: string,
): Map<string, string> {
  const paths = docs.flatMap(({tags}) =>
    tags.map(({permalink}) => withoutBase(permalink, baseUrl)),
  );
  return new Map(paths.map((path) => [path.split('/').at(-1) ?? '', path]));
}
