import {HtmlClassNameProvider, PageMetadata, ThemeClassNames, useQueryString} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import Tag from '@theme/Tag';
import {useId, type ReactNode} from 'react';
import {shownOf} from '../../lib/counted';
import {filterTags} from '../../lib/filterTags';
import {groupBy} from '../../lib/groupBy';
import styles from './styles.module.css';

/** The stock tags, each with the heading it stands under: see src/plugins/docs. */
type GroupedTag = Props['tags'][number] & {group?: string};

/** All tags in use by group, with a filter whose text stands in the address. Without JavaScript all of them show. */
export default function DocTagsListPage({tags}: Props): ReactNode {
  const [query, setQuery] = useQueryString('q');
  const shown = filterTags<GroupedTag>(tags, query);
  const field = useId();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata
        title="Tags"
        description="Every topic of the documentation: services, tools, industries and rules, with the number of pages."
      />
      <SearchMetadata tag="doc_tags_list" />
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>Tags</h1>
        <search className={styles.filter}>
          <label htmlFor={field}>Filter tags</label>
          <input
            id={field}
            type="search"
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setQuery(event.target.value || null);
            }}
          />
          <p role="status">{shownOf(shown.length, tags.length, 'tag')}</p>
        </search>
        {[...groupBy(shown, ({group}) => group ?? 'All tags')].map(([group, members]) => (
          <section key={group} className={styles.group}>
            <h2>{group}</h2>
            <ul>
              {members.map((tag) => (
                <li key={tag.permalink}>
                  <Tag {...tag} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && <p>No tag holds “{query}”. Try a shorter word, or the search.</p>}
      </main>
    </HtmlClassNameProvider>
  );
}
