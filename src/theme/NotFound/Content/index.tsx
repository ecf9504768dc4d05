import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {OpenSearch} from '../../../components/OpenSearch';
import {wordsOfPath} from '../../../lib/wordsOfPath';
import styles from './styles.module.css';

/** What an unknown address shows: a search for the words of the address, and the ways into the site. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  // One file answers every unknown address, so the words are known in the browser only.
  const words = useIsBrowser() ? wordsOfPath(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname) : '';
  return (
    <main className={clsx('container', styles.page, className)}>
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p>Nothing is published at this address. The page may have moved, or the link that led here has a mistake.</p>
      <OpenSearch query={words} label={words ? `Search for “${words}”` : 'Search the documentation'} />
      <h2>Or begin here</h2>
      <ul>
        <li>
          <Link to="/docs/best-practices">Best practices</Link>, one service and one task each
        </li>
        <li>
          <Link to="/docs/blueprints">Blueprints</Link>, whole architectures by use case and industry
        </li>
        <li>
          <Link to="/docs/caf">Cloud adoption framework</Link>, from strategy to operation
        </li>
        <li>
          <Link to="/docs/tags">All tags</Link>, or the <Link to="/">home page</Link>
        </li>
      </ul>
    </main>
  );
}
