import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/BlogPostItem';
import type {ReactNode} from 'react';
import {dayInWords} from '../../lib/dayInWords';
import styles from './styles.module.css';

/** Where the feeds of the blog plugin look for the text of an entry: `blogPostContainerID` of `@docusaurus/utils-common`. */
const feedContainerId = '__blog-post-container';

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
      <div id={isBlogPostPage ? feedContainerId : undefined} className="markdown">
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
