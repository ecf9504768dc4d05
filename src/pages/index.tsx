import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Home(): ReactNode {
  return (
    <Layout title="Home">
      <main className="container margin-vert--lg">
        <h1>Architecture Center</h1>
      </main>
    </Layout>
  );
}
