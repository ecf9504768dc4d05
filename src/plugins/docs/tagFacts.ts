import type {DocMetadata, PropTagDocList, PropTagsListPage} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {sectionOf} from '../../content/section';
import {inWords} from '../../lib/inWords';
import {pageKindSchema} from '../../schemas/frontMatter';
import type {CardFacts} from '../../schemas/pageFacts';
import type {TagGroups} from '../../schemas/tags';

type ListedTag = PropTagsListPage['tags'][number];
/** A tag of the index with the heading it stands under. */
export type GroupedTag = ListedTag & {group: string};

export interface TagFacts {
  docs: readonly Pick<DocMetadata, 'id' | 'frontMatter'>[];
  groups: TagGroups;
}

/** Gives the routes of the tag index and the tag pages what their pages show beyond the stock ones; other routes pass through. */
export function addTagFacts(route: RouteConfig, facts: TagFacts): RouteConfig {
  return {
    ...route,
    ...(route.props && {props: withFacts(route.props, facts)}),
    ...(route.routes && {routes: route.routes.map((child) => addTagFacts(child, facts))}),
  };
}

function withFacts(props: NonNullable<RouteConfig['props']>, {docs, groups}: TagFacts): RouteConfig['props'] {
  if (Array.isArray(props['tags'])) return {...props, tags: groupTags(props['tags'] as ListedTag[], groups)};
  if (props['tag']) {
    const tag = props['tag'] as PropTagDocList;
    return {...props, tag: {...tag, items: tag.items.map((item) => ({...item, ...cardFacts(item.id, docs)}))}};
  }
  return props;
}

/** Tags in the order of `data/tag-groups.yml`; those without a group come last. The key of a tag is the end of its address. */
export function groupTags(tags: readonly ListedTag[], groups: TagGroups): GroupedTag[] {
  const remaining = new Map(tags.map((tag) => [tag.permalink.split('/').at(-1), tag]));
  const grouped = Object.entries(groups).flatMap(([group, keys]) =>
    keys.flatMap((key) => {
      const tag = remaining.get(key);
      remaining.delete(key);
      return tag ? [{...tag, group: inWords(group)}] : [];
    }),
  );
  return [...grouped, ...[...remaining.values()].map((tag) => ({...tag, group: 'Other'}))];
}

function cardFacts(id: string, docs: TagFacts['docs']): CardFacts {
  const kind = pageKindSchema.safeParse(docs.find((doc) => doc.id === id)?.frontMatter['kind' as never]);
  return {section: sectionOf(id), ...(kind.success && {kind: kind.data})};
}
