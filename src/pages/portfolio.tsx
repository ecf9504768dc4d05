import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout title="portfolio">
      <main className="container margin-vert--lg">
        <h1>portfolio</h1>
      </main>
    </Layout>
  );
}
