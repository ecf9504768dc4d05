import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {PageFeedback} from '../Report';
import styles from './styles.module.css';

interface CataloguePageProps {
  title: string;
  /** For search engines. */
  description: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** The list that contains this page. */
  back?: {to: string; label: string};
  children: ReactNode;
}

/** The frame of pages that are generated from data: link to the list, title, lead, content. */
export function CataloguePage({
  title,
  description,
  lead,
  back,
  children,
}: CataloguePageProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className="container margin-vert--lg">
        <header className={styles.header}>
          {back && <Link to={back.to}>{back.label}</Link>}
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
        <PageFeedback />
      </main>
    </Layout>
  );
}
