import Link from '@docusaurus/Link';
import kinds from '@generated/docs-data/default/kinds.json';
import thumbnails from '@generated/docs-data/default/thumbnails.json';
import unconfirmed from '@generated/docs-data/default/unconfirmed.json';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';
import {CardGrid, PageCard} from '../../components/PageCard';
import {PageKind} from '../../components/PageKind';
import {counted} from '../../lib/counted';
import {doubtOf} from '../../lib/doubtOf';
import {explorerPath} from '../../lib/explorerPath';
import {kindOf} from '../../lib/kindOf';
import {sectionOf} from '../../lib/section';
import styles from './styles.module.css';

/** What a page is and where it belongs, in words. */
function factsOf(id: string): ReactNode[] {
  const kind = kindOf(id, kinds);
  return [kind && <PageKind kind={kind} />, sectionOf(id), doubtOf(id, unconfirmed)].filter(
    Boolean,
  );
}

/** The pages with one tag, as cards that say what each page is and where it belongs. */
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
            <PageCard
              key={id}
              title={title}
              to={permalink}
              description={description}
              facts={factsOf(id)}
              thumbnail={thumbnails[id]}
            />
          ))}
        </CardGrid>
      </main>
    </HtmlClassNameProvider>
  );
}
