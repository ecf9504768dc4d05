import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {EntryList} from '../../components/EntryList';
import {LinkList} from '../../components/LinkList';
import {OpenSearch} from '../../components/OpenSearch';
import type {EntryPageData, NewsEntry} from '../../schemas/entryPages';
import {News} from './News';
import {Promises} from './Promises';
import styles from './styles.module.css';

interface HomeProps {
  data: EntryPageData;
  latest: readonly NewsEntry[];
  /** On the second landing path: search engines are sent to `/`. */
  duplicate?: boolean;
}

/** What this site is, the search, and the ways in. */
export default function Home({data, latest, duplicate = false}: HomeProps): ReactNode {
  const toBlueprints = {to: '/docs/blueprints', all: 'All blueprints'};
  const ways = [
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
      <PageMetadata description="Guides and blueprints for engineers who build on the public cloud, with sources, checks and a way back on every page." />
      {duplicate && <CanonicalHome />}
      <header className={styles.hero}>
        <div className={styles.heroText}>
          <h1>Build on the public cloud with guides that show their sources</h1>
          <p>
            Best practices, blueprints and an adoption framework for engineers and architects, with
            checks that prove the result and a way back.
          </p>
          <OpenSearch label="Search guides and services" />
          {data.tasks.length > 0 && (
            <nav aria-labelledby="tasks" className={styles.tasks}>
              <h2 id="tasks">Start from a task</h2>
              <LinkList links={data.tasks.map(({label, permalink}) => ({to: permalink, label}))} />
            </nav>
          )}
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.ways}>
          {ways.map((way) => (
            <EntryList key={way.title} {...way} />
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
