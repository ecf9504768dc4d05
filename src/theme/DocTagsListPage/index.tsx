import Link from '@docusaurus/Link';
import groups from '@generated/docs-data/default/tag-groups.json';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';
import {FacetFilter} from '../../components/FacetFilter';
import {useFilter} from '../../components/FacetFilter/useFilter';
import {inWords} from '../../lib/inWords';
import styles from './styles.module.css';

type Tag = Props['tags'][number];

/** Tags by the title of their group, in the order of `data/tag-groups.yml`. */
function byGroup(tags: readonly Tag[]): [heading: string, tags: Tag[]][] {
  const remaining = new Map(tags.map((tag) => [tag.permalink.split('/').at(-1), tag]));
  const named = Object.entries(groups).map(([group, keys]): [string, Tag[]] => [
    inWords(group),
    keys.flatMap((key) => {
      const tag = remaining.get(key);
      remaining.delete(key);
      return tag ?? [];
    }),
  ]);
  return [...named, ['Other', [...remaining.values()]] as [string, Tag[]]].filter(
    ([, members]) => members.length > 0,
  );
}

/**
 * All used tags by group, with a text filter that the address stores. Without JavaScript all tags
 * are visible.
 */
export default function DocTagsListPage({tags}: Props): ReactNode {
  const ordered = byGroup(tags).flatMap(([, members]) => members);
  const list = useFilter(ordered, {
    textOf: ({label, permalink, description = ''}) =>
      `${label} ${permalink.split('/').at(-1) ?? ''} ${description}`,
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata
        title="Tags"
        description="Every topic of the documentation: services, tools, industries and rules, with the number of pages."
      />
      <SearchMetadata tag="doc_tags_list" />
      <main className="container margin-vert--lg">
        <h1>Tags</h1>
        <FacetFilter noun="tag" list={list} />
        {byGroup(list.shown).map(([group, members]) => (
          <section key={group} className={styles.group}>
            <h2>{group}</h2>
            <ul className="plain-list cluster">
              {members.map((tag) => (
                <li key={tag.permalink}>
                  <Link rel="tag" to={tag.permalink} title={tag.description} className={styles.tag}>
                    {tag.label}
                    <span className={styles.count}>{tag.count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </HtmlClassNameProvider>
  );
}
