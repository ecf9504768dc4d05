import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CataloguePage} from '../../components/CataloguePage';
import {LinkList} from '../../components/LinkList';
import {OpenSearch} from '../../components/OpenSearch';
import {counted} from '../../lib/counted';
import type {Collections, Entry} from '../../schemas/entryPages';
import type {ExplorerData} from '../../schemas/explorer';
import {Explorer} from './Explorer';
import styles from './styles.module.css';

/** `/docs`: the purpose of each collection, all articles with filters, and links to other lists. */
export default function Documentation({
  collections,
  explorer,
}: {
  collections: Collections;
  explorer: ExplorerData;
}): ReactNode {
  const {articles, categories, useCases, industries, phases} = collections;
  return (
    <CataloguePage
      title="Documentation"
      description="Three collections: best practices for one service and one task, blueprints for whole architectures, and the adoption framework."
      lead="Three collections answer three questions. How do I do this one thing well? What does the whole architecture look like? How does an organisation get there?"
    >
      <OpenSearch label="Search the documentation" />
      <div className={styles.collections}>
        <Collection
          title="Best practices"
          to="/docs/best-practices"
          articles={articles.bestPractices}
          entries={categories}
        >
          Each guide covers one service and one task or decision, in nine categories. Use a guide if
          you know what you need and want it done right.
        </Collection>
        <Collection
          title="Blueprints"
          to="/docs/blueprints"
          articles={articles.blueprints}
          entries={[...useCases, ...industries]}
        >
          Architectures from the first component to the clean-up, by use case and by industry. Use a
          blueprint if several services must work together.
        </Collection>
        <Collection
          title="Cloud adoption framework"
          to="/docs/caf"
          articles={articles.framework}
          entries={phases}
        >
          Phases from strategy to operation, each with its outcome, inputs, activities and
          deliverables. Use it if more than technology must change.
        </Collection>
      </div>
      <Explorer data={explorer} />
      <h2>Other ways to browse</h2>
      <dl className={styles.across}>
        <div>
          <dt>By tag</dt>
          <dd>
            <Link to="/docs/tags">All tags</Link> lists services, tools, industries and rules, with
            the number of pages. Each page ends with its own tags.
          </dd>
        </div>
        <div>
          <dt>By search</dt>
          <dd>
            Press <kbd>/</kbd> or <kbd>Ctrl K</kbd> on any page. Search finds abbreviations,
            resource names and exact error messages.
          </dd>
        </div>
      </dl>
    </CataloguePage>
  );
}

interface CollectionProps {
  title: string;
  to: string;
  articles: number;
  entries: readonly Entry[];
  children: ReactNode;
}

function Collection({title, to, articles, entries, children}: CollectionProps): ReactNode {
  return (
    <section className={styles.collection}>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      <p>{children}</p>
      {articles > 0 && <p className={styles.count}>{counted(articles, 'article')}</p>}
      {entries.length > 0 && (
        <LinkList links={entries.map(({label, permalink}) => ({to: permalink, label}))} />
      )}
    </section>
  );
}
