import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import Heading from '@theme/Heading';
import BlogPostItemsOriginal from '@theme-original/BlogPostItems';
import type {ComponentProps, ReactNode} from 'react';

/** Gives the list of entries the title that the stock page lacks. */
export default function BlogPostItems(props: ComponentProps<typeof BlogPostItemsOriginal>): ReactNode {
  const {blogTitle} = useBlogMetadata();
  return (
    <>
      <Heading as="h1">{blogTitle}</Heading>
      <BlogPostItemsOriginal {...props} />
    </>
  );
}
