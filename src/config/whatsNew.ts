import type {Options} from '@docusaurus/plugin-content-blog';
import {brand} from './brand';
import {markdownPlugins} from './markdown';

const title = `What’s new in the ${brand.siteTitle}`;
const description = 'New and revised guides, templates and features, as a list and as a feed.';

/** Changes of the site as a blog: entries in `whats-new/`, feeds, and a sidebar by year. */
export const whatsNew: Partial<Options> = {
  ...markdownPlugins,
  id: 'whats-new',
  path: 'whats-new',
  routeBasePath: 'whats-new',
  blogTitle: 'What’s new',
  blogDescription: description,
  blogSidebarTitle: 'All entries',
  blogSidebarCount: 'ALL',
  postsPerPage: 20,
  showReadingTime: false,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {type: ['atom', 'rss'], title, description, language: 'en'},
};
