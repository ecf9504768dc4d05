import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {dayOf} from '../../lib/dayOf';
import {withoutBase} from '../../lib/withoutBase';
import type {NewsEntry} from '../../schemas/entryPages';

/** Number of entries on the home page. */
const shown = 3;

/**
 * The newest entries of What's new.
 *
 * @param posts from the blog plugin, the newest first
 */
export function latestNews(posts: readonly BlogPost[], baseUrl: string): NewsEntry[] {
  return posts.slice(0, shown).map(({metadata: {title, permalink, date}}) => ({
    title,
    permalink: withoutBase(permalink, baseUrl),
    date: dayOf(date),
  }));
}
