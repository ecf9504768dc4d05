import Heading from '@theme/Heading';
import BlogPostItemsOriginal from '@theme-original/BlogPostItems';
import type {ComponentProps, ReactNode} from 'react';

/** Gives the list of entries the title that the stock page lacks; its route has no access to the title in the plugin's options. */
export default function BlogPostItems(
  props: ComponentProps<typeof BlogPostItemsOriginal>,
): ReactNode {
  return (
    <>
      <Heading as="h1">What’s new</Heading>
      <BlogPostItemsOriginal {...props} />
    </>
  );
}
