import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooterOriginal from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {Evidence} from '../../../components/Evidence';
import type {Evidence as EvidenceData} from '../../../schemas/evidence';

/** The evidence between the text and the stock footer (tags, edit link, last change). */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  // Put there by src/plugins/docs.
  const {evidence} = metadata as typeof metadata & {evidence?: EvidenceData};
  return (
    <>
      {evidence && <Evidence {...evidence} />}
      <DocItemFooterOriginal />
    </>
  );
}
