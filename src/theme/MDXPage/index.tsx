import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A Markdown page outside the docs, with the same styles as a document. */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {title, description, frontMatter} = metadata;
  const withContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={clsx('container margin-vert--lg', styles.page)}>
          <div>
            <ContentVisibility metadata={metadata} />
            <article className="markdown">
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
          </div>
          {withContents && <TOC toc={toc} />}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
