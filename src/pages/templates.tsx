import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout title="templates">
      <main className="container margin-vert--lg">
        <h1>templates</h1>
      </main>
    </Layout>
  );
}
