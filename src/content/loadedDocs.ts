import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

type Doc = LoadedVersion['docs'][number];

/**
 * The loaded content of the docs plugin, for `allContentLoaded`. A site without docs has no
 * versions.
 */
export function loadedDocs(allContent: AllContent): {
  /** Pages of every version. */
  docs: Doc[];
  last: Pick<LoadedVersion, 'docs' | 'sidebars'>;
} {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'] as
    LoadedContent | undefined;
  const versions = content?.loadedVersions ?? [];
  return {
    docs: versions.flatMap(({docs}) => docs),
    last: versions.find(({isLast}) => isLast) ?? {docs: [], sidebars: {}},
  };
}
