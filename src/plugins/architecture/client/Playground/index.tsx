import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {lazy, Suspense, type ReactNode} from 'react';
import {CataloguePage} from '../../../../components/CataloguePage';
import {groupBy} from '../../../../lib/groupBy';
import type {OfferedModel, PlaygroundData} from '../playground';
import styles from './styles.module.css';

// The editor is a separate script. Links to this page do not prefetch it.
const Workspace = lazy(() => import('./Workspace'));

const loading = <p role="status">Loading the editor …</p>;

/** `/playground`: edit an architecture model and see its figure. */
export default function Playground({data}: {data: PlaygroundData}): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <CataloguePage
      title="Architecture playground"
      description="Edit an architecture model in the browser, see its figure at once, and export it as SVG, PNG, draw.io, YAML or Markdown."
      lead="Edit a model, and the figure follows. Nothing leaves your browser."
    >
      <Head>
        {/* The page needs the application, so its scripts start at once. */}
        <meta name="startup" content="eager" />
      </Head>
      <noscript>
        <p>
          The playground needs JavaScript. Without it, save one of the models below and edit it with
          any editor.
        </p>
      </noscript>
      <div className={styles.workspace}>
        <Suspense fallback={loading}>{isBrowser ? <Workspace data={data} /> : loading}</Suspense>
      </div>
      <ModelFiles models={data.models} />
    </CataloguePage>
  );
}

/** The models of the site with their pages and files. */
function ModelFiles({models}: {models: readonly OfferedModel[]}): ReactNode {
  const root = useBaseUrl('/');
  return (
    <details className={styles.files}>
      <summary>All models of this site</summary>
      {[...groupBy(models, ({section}) => section)].map(([section, inSection]) => (
        <section key={section}>
          <h2>{section}</h2>
          <ul>
            {inSection.map(({file, title, permalink}) => (
              <li key={file}>
                <Link to={permalink}>{title}</Link> (
                <a href={root + file} download aria-label={`YAML: ${title}`}>
                  YAML
                </a>
                )
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
