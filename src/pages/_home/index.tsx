import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ComponentType, ReactNode} from 'react';
import {useBrowseLinks} from '../../components/Browse/useBrowseLinks';
import {EntryList} from '../../components/EntryList';
import {LinkList} from '../../components/LinkList';
import {OpenSearch} from '../../components/OpenSearch';
import {BegunChecklists} from '../../plugins/checklists/client/ChecklistProgress';
import type {EntryPageData, NewsEntry} from '../../schemas/entryPages';
import {Doors, toLink} from './Doors';
import {News} from './News';
import {Promises} from './Promises';
import styles from './styles.module.css';

interface HomeProps {
  data: EntryPageData;
  latest: readonly NewsEntry[];
  /** The figure of the page `data.featured`. */
  figure?: ComponentType<{alt: string}>;
  /** True on the second landing path, which names `/` as canonical. */
  duplicate?: boolean;
}

/** The home page: purpose, search, one architecture, and links by task, category and phase. */
export default function Home({
  data,
  latest,
  figure: Figure,
  duplicate = false,
}: HomeProps): ReactNode {
  const {tasks, featured} = data;
  const browse = useBrowseLinks();
  const toBlueprints = {to: '/docs/blueprints', all: 'All blueprints'};
  const lists = [
    {
      title: 'By category',
      entries: data.categories,
      to: '/docs/best-practices',
      all: 'All best practices',
    },
    {title: 'By use case', entries: data.useCases, ...toBlueprints},
    {title: 'By industry', entries: data.industries, ...toBlueprints},
  ];
  return (
    <Layout>
      <PageMetadata description="Architectures, guides and templates for engineers who build on the public cloud, with sources, steps to verify and steps to roll back." />
      {duplicate && <CanonicalHome />}
      <header className={styles.hero}>
        <div className={styles.heroText} data-stored="checklists">
          <h1>From a question to an architecture that runs</h1>
          <p>
            Find the design for your workload, see what was decided and why, and build it with code
            that was checked. Each guide names its sources, with steps to verify and to roll back.
          </p>
          <OpenSearch label="Search guides and services" />
          <BegunChecklists />
          {browse.length > 0 && (
            <nav aria-label="Browse">
              <LinkList links={browse} className={`cluster ${styles.browse}`} />
            </nav>
          )}
          {tasks.search.length > 0 && (
            <nav aria-labelledby="tasks" className={styles.tasks}>
              <h2 id="tasks">Start with a task</h2>
              <LinkList links={tasks.search.map(toLink)} className="cluster" />
            </nav>
          )}
        </div>
        {Figure && featured && (
          <figure className={styles.figure}>
            <Figure alt="" />
            <figcaption>
              One of the architectures: <Link to={featured.permalink}>{featured.label}</Link>
            </figcaption>
          </figure>
        )}
      </header>
      <main className={styles.main}>
        <Doors data={data} />
        <div className={styles.ways}>
          {lists.map((list) => (
            <EntryList key={list.title} {...list} />
          ))}
        </div>
        <Phases phases={data.phases} />
        <Promises />
        {latest.length > 0 && <News entries={latest} />}
      </main>
    </Layout>
  );
}

function CanonicalHome(): ReactNode {
  const home = useBaseUrl('/', {absolute: true});
  return (
    <Head>
      <link rel="canonical" href={home} />
      <meta name="robots" content="noindex" />
    </Head>
  );
}

function Phases({phases}: {phases: EntryPageData['phases']}): ReactNode {
  return (
    <section className={styles.framework}>
      <h2>
        <Link to="/docs/caf">Cloud adoption framework</Link>
      </h2>
      <p>
        One journey from the first decision to daily operation. Each phase names its outcome,
        inputs, activities and deliverables.
      </p>
      {phases.length > 0 && (
        <ol className="plain-list">
          {phases.map(({label, permalink}) => (
            <li key={permalink}>
              <Link to={permalink} className={styles.phase}>
                {label}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
