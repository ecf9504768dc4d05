import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import Tag from '@theme/Tag';
import type {ReactNode} from 'react';
import {FacetFilter} from '../../components/FacetFilter';
import {useAddress} from '../../components/FacetFilter/useAddress';
import {filterTags} from '../../lib/filterTags';
import {groupBy} from '../../lib/groupBy';
import styles from './styles.module.css';

/** The stock tags, each with the heading it stands under: see src/plugins/docs. */
type GroupedTag = Props['tags'][number] & {group?: string};

/** All tags in use by group, with a filter whose text stands in the address. Without JavaScript all of them show. */
export default function DocTagsListPage({tags}: Props): ReactNode {
  const address = useAddress();
  const shown = filterTags<GroupedTag>(tags, address.params.get('q') ?? '');
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata
        title="Tags"
        description="Every topic of the documentation: services, tools, industries and rules, with the number of pages."
      />
      <SearchMetadata tag="doc_tags_list" />
      <main className={`container margin-vert--lg ${styles.page}`}>
        <h1>Tags</h1>
        <FacetFilter noun="tag" all={tags.length} shown={shown.length} items={shown} address={address} />
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
      </main>
    </HtmlClassNameProvider>
  );
}
