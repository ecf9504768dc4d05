import type {PropSidebars} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import DocRootOriginal from '@theme-original/DocRoot';
import {useMemo, type ReactNode} from 'react';

interface OwnProps extends Props {
  /** The sidebars of the pages below, put there by src/plugins/docs; none where the version has them. */
  sidebars?: PropSidebars;
}

/** The pages of one sidebar, which comes with them. */
export default function DocRoot({sidebars, ...props}: OwnProps): ReactNode {
  const version = useDocsVersion();
  const withSidebars = useMemo(() => (sidebars ? {...version, docsSidebars: sidebars} : version), [version, sidebars]);
  return (
    <DocsVersionProvider version={withSidebars}>
      <DocRootOriginal {...props} />
    </DocsVersionProvider>
  );
}
