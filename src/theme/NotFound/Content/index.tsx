import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {OpenSearch} from '../../../components/OpenSearch';
import {nearestPaths} from '../../../lib/nearestPaths';
import {wordsOfPath} from '../../../lib/wordsOfPath';
import styles from './styles.module.css';

/**
 * The page for an unknown address: a search for its words, pages with similar addresses, links to
 * all parts of the site, and a report link.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  // One file serves every unknown address, so only the browser knows the words.
  const path = useIsBrowser()
    ? pathname.startsWith(baseUrl)
      ? pathname.slice(baseUrl.length)
      : pathname
    : '';
  const words = wordsOfPath(path);
  const near = path ? nearestPaths(path, pagePaths(routes, baseUrl)) : [];
  const reportUrl = useDocusaurusContext().siteConfig.customFields?.['reportIssueUrl'] as
    string | undefined;
  return (
    <main className={clsx('container', styles.page, className)}>
      <Head>
        {/* The search for the words of the address needs the application. */}
        <meta name="startup" content="eager" />
      </Head>
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p>
        Nothing is published at this address. The page may have moved, or the link that led here has
        a mistake.
      </p>
      <OpenSearch
        query={words}
        label={words ? `Search for “${words}”` : 'Search the documentation'}
      />
      {near.length > 0 && (
        <>
          <h2>Pages with a similar address</h2>
          <ul>
            {near.map((one) => (
              <li key={one}>
                <Link to={`/${one}`}>{one}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Or begin here</h2>
      <ul>
        <li>
          <Link to="/docs/best-practices">Best practices</Link>, one service and one task each
        </li>
        <li>
          <Link to="/docs/blueprints">Blueprints</Link>, whole architectures by use case and
          industry
        </li>
        <li>
          <Link to="/docs/caf">Cloud adoption framework</Link>, from strategy to operation
        </li>
        <li>
          <Link to="/docs/tags">All tags</Link>, or the <Link to="/">home page</Link>
        </li>
      </ul>
      {reportUrl && (
        <p className={styles.report}>
          Did a link on this site bring you here?{' '}
          <Link href={`${reportUrl}?title=${encodeURIComponent(`Not found: /${path}`)}`}>
            Report it
          </Link>
          .
        </p>
      )}
    </main>
  );
}

interface Route {
  path?: unknown;
  routes?: readonly Route[];
}

/**
 * Addresses of pages below the base path, without pages such as the search, which do not help here.
 */
function pagePaths(all: readonly Route[], baseUrl: string): string[] {
  return all
    .flatMap(({path, routes: children}) =>
      children ? pagePaths(children, baseUrl) : [String(path).slice(baseUrl.length)],
    )
    .filter((path) => /^(docs|templates|portfolio|webinars|whats-new)(\/|$)/.test(path));
}
