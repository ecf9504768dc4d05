import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search">
      <main className="container margin-vert--lg">
        <h1>Search</h1>
      </main>
    </Layout>
  );
}
