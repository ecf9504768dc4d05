import Heading from '@theme/Heading';
import BlogPostItemsOriginal from '@theme-original/BlogPostItems';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Adds a title to the list of entries, because the stock page has none. Its route cannot read the
 * title in the plugin's options.
 */
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
