import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function DocsPage(): ReactNode {
  return (
    <Layout title="Documentation">
      <main className="container margin-vert--lg">
        <h1>Documentation</h1>
      </main>
    </Layout>
  );
}
