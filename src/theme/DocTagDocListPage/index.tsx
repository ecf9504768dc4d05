import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';
import {CardGrid} from '../../components/PageCard';
import {DocCard} from '../../components/PageCard/DocCard';
import {counted} from '../../lib/counted';
import {explorerPath} from '../../lib/explorerPath';
import {sectionOf} from '../../lib/section';
import styles from './styles.module.css';

/** The pages with one tag, as cards with kind and section. */
export default function DocTagDocListPage({tag}: Props): ReactNode {
  const pages = counted(tag.count, 'page');
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata
        title={`${tag.label}: ${pages}`}
        {...(tag.description && {description: tag.description})}
      />
      <SearchMetadata tag="doc_tag_doc_list" />
      <main className="container margin-vert--lg">
        {tag.unlisted && <Unlisted />}
        <header className={styles.header}>
          <Link to={tag.allTagsPath}>All tags</Link>
          <h1>{tag.label}</h1>
          {tag.description && <p>{tag.description}</p>}
          <p className={styles.count}>{pages}</p>
          <p className={styles.narrow}>
            <Link to={explorerPath({tag: tag.permalink.slice(tag.allTagsPath.length + 1)})}>
              Filter these pages
            </Link>
          </p>
        </header>
        <CardGrid>
          {tag.items.map(({id, title, description, permalink}) => (
            <DocCard
              key={id}
              id={id}
              title={title}
              to={permalink}
              description={description}
              section={sectionOf(id)}
            />
          ))}
        </CardGrid>
      </main>
    </HtmlClassNameProvider>
  );
}
