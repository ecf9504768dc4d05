import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Thumbnails} from '../lib/thumbnailPath';
import {withoutBase} from '../lib/withoutBase';
import type {Guide} from './serviceViews';

/** The articles of a docs version with their services. Addresses are without the base path. */
export function guidesOf(
  {docs}: Pick<LoadedVersion, 'docs'>,
  baseUrl: string,
  thumbnails: Thumbnails,
): Guide[] {
  return docs.flatMap(({title, permalink, frontMatter}) => {
    const {kind, services} = frontMatter as {kind?: string; services?: unknown};
    if (kind === undefined || kind === 'landing') return [];
    const address = withoutBase(permalink, baseUrl);
    const thumbnail = thumbnails[address];
    return [
      {
        title,
        permalink: address,
        ...(thumbnail !== undefined && {thumbnail}),
        services: Array.isArray(services) ? services.map(String) : [],
      },
    ];
  });
}

/** Address of each tag page by the key of the tag, without the base path. */
export function tagPathsOf(
  {docs}: Pick<LoadedVersion, 'docs'>,
  baseUrl: string,
): Map<string, string> {
  const paths = docs.flatMap(({tags}) =>
    tags.map(({permalink}) => withoutBase(permalink, baseUrl)),
  );
  return new Map(paths.map((path) => [path.split('/').at(-1) ?? '', path]));
}
