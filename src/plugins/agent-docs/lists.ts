import {Feed} from 'feed';
import type {Page} from '../../content/page';
import {sectionOf} from '../../lib/section';
import type {PublishedLists, PublishedPage} from '../../schemas/published';
import type {Service} from '../../schemas/service';
import type {Template} from '../../schemas/template';
import type {Variables} from '../../schemas/variable';

/** Input of the lists. */
export interface ListInput {
  pages: readonly Page[];
  services: readonly Service[];
  templates: readonly Template[];
  variables: Variables;
  /** Address of the site with its base path and without a slash at the end. */
  siteAddress: string;
  /** Day of the last change in version control, by permalink. */
  changed: ReadonlyMap<string, string>;
  /** True if a file is published. The path is below the base path. */
  isPublished: (name: string) => boolean;
}

/** Guides in the feed. */
const feedLength = 50;

/** Facts of all pages, services, templates and variables, for programs. */
export function publishedLists(input: ListInput): PublishedLists {
  const {pages, services, templates, variables, siteAddress: site} = input;
  return {
    'articles.json': {version: 1, site, pages: pages.map((page) => toPublishedPage(page, input))},
    'services.json': {version: 1, services: services.map(({sources, ...facts}) => facts)},
    'templates.json': {version: 1, templates},
    'variables.json': {version: 1, variables},
  };
}

function toPublishedPage(
  {permalink, id, frontMatter}: Page,
  {siteAddress, changed, isPublished}: ListInput,
): PublishedPage {
  const {title, description, kind, services, tags} = frontMatter;
  const url = siteAddress + permalink;
  const beside = (suffix: string): string | undefined =>
    isPublished(permalink.slice(1) + suffix) ? url + suffix : undefined;
  const archive = beside('.zip');
  const values = beside('.values.json');
  const page: PublishedPage = {
    ...{title, description, kind, section: sectionOf(id), url, markdown: `${url}.md`},
    ...(archive && {archive}),
    ...(values && {values}),
    ...{services, tags, changed: changed.get(permalink)},
  };
  if (frontMatter.kind === 'landing') return page;
  const {level, time, variables, reviewed, unconfirmed, ...more} = frontMatter;
  const {availability, recovery_time, recovery_point, effort} = more;
  const figures = {availability, recovery_time, recovery_point, effort};
  return {...page, level, time, variables, reviewed, ...figures, unconfirmed};
}

/** The most recently changed or reviewed guides as an Atom feed (RFC 4287). */
export function articleFeed(
  pages: readonly PublishedPage[],
  {siteAddress, title}: {siteAddress: string; title: string},
): string {
  const day = ({changed = '', reviewed = ''}: PublishedPage): string =>
    changed > reviewed ? changed : reviewed;
  const newest = pages
    .filter(({reviewed}) => reviewed !== undefined)
    .sort((a, b) => day(b).localeCompare(day(a)) || a.title.localeCompare(b.title, 'en'))
    .slice(0, feedLength);
  const feed = new Feed({
    id: `${siteAddress}/articles.atom`,
    title: `${title}: changed and reviewed guides`,
    link: `${siteAddress}/docs`,
    feedLinks: {atom: `${siteAddress}/articles.atom`},
    // Atom demands an author for the feed or for each entry.
    author: {name: title},
    copyright: '',
    // Two builds of the same state are identical to the byte.
    updated: new Date(newest[0] ? day(newest[0]) : 0),
  });
  for (const page of newest) {
    const {title: name, url, description, reviewed, changed} = page;
    feed.addItem({
      ...{title: name, id: url, link: url, description, date: new Date(day(page))},
      content: `Reviewed on ${reviewed ?? ''}${changed ? `, changed on ${changed}` : ''}.`,
    });
  }
  return feed.atom1();
}
