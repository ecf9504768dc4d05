import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useState, type ReactNode} from 'react';
import {ControlButton} from '../../../components/ui/ControlButton';
import {CataloguePage} from '../../../components/CataloguePage';
import {counted} from '../../../lib/counted';
import type {Section} from '../sections';
import {joinPages, type Article} from './joinPages';
import styles from './styles.module.css';

async function fetchHtml(address: string): Promise<{address: string; html: string}> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return {address, html: await response.text()};
}

/** All pages of a section in one document, for print or PDF. */
export default function Print({sections}: {sections: readonly Section[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {search} = useLocation();
  // The server does not know the query of the address.
  const isBrowser = useIsBrowser();
  const first = isBrowser ? new URLSearchParams(search).get('section') : null;
  const section = sections.find(({pages}) => pages[0] === first);
  const [articles, setArticles] = useState<Article[]>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (!section) return undefined;
    let isCurrent = true;
    Promise.all(section.pages.map((page) => fetchHtml(withBaseUrl(page)))).then(
      (pages) => {
        if (isCurrent) setArticles(joinPages(pages));
      },
      (error: unknown) => {
        if (isCurrent) setFailure(`The section could not be loaded: ${(error as Error).message}`);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [section, withBaseUrl]);

  function status(): string {
    if (failure) return failure;
    if (articles) return `${counted(articles.length, 'page')}. They are ready to print.`;
    if (section || !isBrowser) return 'The pages are being loaded.';
    return 'No section has this address. Choose one in "Read offline".';
  }

  return (
    <CataloguePage
      title={section?.title ?? 'Print a section'}
      description="A section of the site as one document, to print it or to save it as PDF."
      back={{to: '/offline', label: 'Read offline'}}
    >
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="startup" content="eager" />
      </Head>
      <noscript>
        This page needs JavaScript. Without it, print <Link to="/docs">the articles</Link> one by
        one.
      </noscript>
      <div className="no-print">
        <p role="status">{status()}</p>
        <ControlButton disabled={!articles} onClick={() => window.print()}>
          Print
        </ControlButton>
      </div>
      {articles && (
        <nav aria-label="Contents">
          <ol>
            {articles.map(({id, title}) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {articles?.map(({id, html}) => (
        // The HTML is from this site.
        <article
          key={id}
          id={id}
          className={styles.article}
          dangerouslySetInnerHTML={{__html: html}}
        />
      ))}
    </CataloguePage>
  );
}
