import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Evidence} from '../../../components/Evidence';
import {PageHeader} from '../../../components/PageHeader';
import {PageFeedback} from '../../../components/Report';
import {PageMetadata} from '../../../components/PageMetadata';
import {ReviewNotice} from '../../../components/ReviewNotice';
import {sectionLink} from '../../../lib/section';
import {copyPath} from '../../../lib/copyPath';
import {evidenceOf, pageFactsOf} from '../../../schemas/pageFacts';
import styles from './styles.module.css';

/** A document: metadata, title, header, notice about an old review, text, and evidence. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const facts = pageFactsOf(metadata);
  const evidence = evidenceOf(metadata);
  const ownTitle = contentTitle === undefined && frontMatter.hide_title !== true;
  const section = sectionLink(metadata.id);
  return (
    <>
      {/* The address of a folder's index page may end with a slash. */}
      {section && !metadata.permalink.replace(/\/$/, '').endsWith(section.to) && (
        <p className={styles.section}>
          <Link to={section.to}>{section.label}</Link>
        </p>
      )}
      <PageMetadata />
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {ownTitle && (
          <header>
            <Heading as="h1">{metadata.title}</Heading>
            {frontMatter.description && <p className={styles.lead}>{frontMatter.description}</p>}
          </header>
        )}
        {facts && <PageHeader {...facts} copy={copyPath(metadata.permalink)} />}
        {evidence && <ReviewNotice {...evidence} />}
        <MDXContent>{children}</MDXContent>
      </div>
      {evidence && <Evidence {...evidence} />}
      <PageFeedback />
    </>
  );
}
