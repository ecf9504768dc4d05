import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {sectionOf} from '../../lib/section';
import {inWords} from '../../lib/inWords';
import {socialImagePath} from '../../lib/socialImagePath';
import type {SocialImage} from './drawImage';

export interface ImageFile extends SocialImage {
  /** Path below the output folder. */
  path: string;
}

/** One image for each document of every version, and one for all other pages. */
export function listImages(
  docs: LoadedVersion['docs'],
  site: {title: string; tagline: string; baseUrl: string},
): ImageFile[] {
  return [
    {
      path: 'social/site.png',
      title: site.tagline,
      section: 'Guides, blueprints and tools',
      siteTitle: site.title,
    },
    ...docs.map(({title, permalink, id, frontMatter}) => ({
      path: socialImagePath(permalink, site.baseUrl),
      title,
      kind: kindInWords(frontMatter),
      section: sectionOf(id),
      siteTitle: site.title,
    })),
  ];
}

/** Landing pages show no kind. */
function kindInWords(frontMatter: Record<string, unknown>): string | undefined {
  const {kind} = frontMatter;
  return typeof kind === 'string' && kind !== 'landing' ? inWords(kind) : undefined;
}
