import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {blogPostContainerID} from '@docusaurus/utils-common';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/BlogPostItem';
import type {ReactNode} from 'react';
import {dayInWords} from '../../lib/dayInWords';
import styles from './styles.module.css';

/** An entry of What's new, whole on its own page and shortened in the list. Entries have no authors, tags or reading time, so their code stays out. */
export default function BlogPostItem({children}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, date, hasTruncateMarker} = metadata;
  const Title = isBlogPostPage ? 'h1' : 'h2';
  return (
    <article className={styles.entry}>
      <header>
        <time dateTime={date}>{dayInWords(new Date(date))}</time>
        <Title>{isBlogPostPage ? title : <Link to={permalink}>{title}</Link>}</Title>
      </header>
      {/* The feeds of the blog plugin look for the text of an entry by this id. */}
      <div id={isBlogPostPage ? blogPostContainerID : undefined} className="markdown">
        <MDXContent>{children}</MDXContent>
      </div>
      {!isBlogPostPage && hasTruncateMarker && (
        <Link to={permalink} aria-label={`Read more about ${title}`}>
          Read more
        </Link>
      )}
    </article>
  );
}
