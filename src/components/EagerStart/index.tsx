import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Marks a page that shows little without the application, so that its scripts start at once; see `src/plugins/startup`. */
export default function EagerStart(): ReactNode {
  return (
    <Head>
      <meta name="startup" content="eager" />
    </Head>
  );
}
