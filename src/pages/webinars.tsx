import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout title="webinars">
      <main className="container margin-vert--lg">
        <h1>webinars</h1>
      </main>
    </Layout>
  );
}
