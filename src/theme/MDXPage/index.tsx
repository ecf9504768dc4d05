import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A Markdown page outside the docs: the stock page, with its text styled like that of a document. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {title, description, editUrl, lastUpdatedAt, lastUpdatedBy, frontMatter} = metadata;
  const withContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider className={clsx(frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <PageMetadata title={title} description={description} keywords={frontMatter.keywords} image={frontMatter.image} />
      <Layout>
        <main className={clsx('container margin-vert--lg', styles.page)}>
          <div>
            <ContentVisibility metadata={metadata} />
            <article className="markdown">
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            {(editUrl ?? lastUpdatedAt) && (
              <EditMetaRow className="margin-top--lg" editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
            )}
          </div>
          {withContents && (
            <TOC toc={toc} minHeadingLevel={frontMatter.toc_min_heading_level} maxHeadingLevel={frontMatter.toc_max_heading_level} />
          )}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
