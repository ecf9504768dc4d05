import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooterOriginal from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {Evidence} from '../../../components/Evidence';
import type {ArticleMetadata} from '../../../schemas/pageFacts';

/** The evidence between the text and the stock footer (tags, edit link, last change). */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {evidence} = metadata as typeof metadata & ArticleMetadata;
  return (
    <>
      {evidence && <Evidence {...evidence} />}
      <DocItemFooterOriginal />
    </>
  );
}
