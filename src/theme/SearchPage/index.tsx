import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {shellLabels} from '../../components/Search/shellLabels';
import SearchResultsPage from '../../components/SearchResultsPage';

/** The search page. It is not indexed, because its content depends on the query. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title={shellLabels.search}>
      <Head>
        <meta name="robots" content="noindex, follow" />
        {/* The page needs the application, so its scripts start at once. */}
        <meta name="startup" content="eager" />
      </Head>
      <SearchResultsPage />
    </Layout>
  );
}
