import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';
import {CardGrid, PageCard} from '../../components/PageCard';
import {counted} from '../../lib/counted';
import {explorerPath} from '../../lib/explorerPath';
import {inWords} from '../../lib/inWords';
import type {CardFacts} from '../../schemas/pageFacts';
import styles from './styles.module.css';

/** The stock item with the facts that src/plugins/docs adds. */
type Item = Props['tag']['items'][number] & Partial<CardFacts>;

/** The pages with one tag, as cards that say what each page is and where it belongs. */
export default function DocTagDocListPage({tag}: Props): ReactNode {
  const pages = counted(tag.count, 'page');
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={`${tag.label}: ${pages}`} {...(tag.description && {description: tag.description})} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <main className={`container margin-vert--lg ${styles.page}`}>
        {tag.unlisted && <Unlisted />}
        <header className={styles.header}>
          <Link to={tag.allTagsPath}>All tags</Link>
          <h1>{tag.label}</h1>
          {tag.description && <p>{tag.description}</p>}
          <p className={styles.count}>{pages}</p>
          <p className={styles.narrow}>
            <Link to={explorerPath(tag.permalink.slice(tag.allTagsPath.length + 1))}>Narrow them down by service, kind, level or time</Link>
          </p>
        </header>
        <CardGrid>
          {tag.items.map(({id, title, description, permalink, kind, section}: Item) => (
            <PageCard
              key={id}
              title={title}
              to={permalink}
              description={description}
              facts={[kind && (kind === 'landing' ? 'Overview' : inWords(kind)), section].filter((fact) => fact !== undefined)}
            />
          ))}
        </CardGrid>
      </main>
    </HtmlClassNameProvider>
  );
}
