import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PageHeader} from '../../../components/PageHeader';
import type {PageFacts} from '../../../schemas/pageFacts';

/** The text of a document: title from the front matter unless the text has its own, the title block, the content. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  // Put there by src/plugins/docs.
  const {facts} = metadata as typeof metadata & {facts?: PageFacts};
  const ownTitle = contentTitle === undefined && frontMatter.hide_title !== true;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {ownTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {facts && <PageHeader {...facts} />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
