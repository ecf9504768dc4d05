import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/**
 * Replaces a page whose rendering failed. Its links are plain links: they load a page from scratch,
 * so nothing of the failed page remains.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  const docs = useBaseUrl('/docs');
  const reportUrl = useDocusaurusContext().siteConfig.customFields?.['reportIssueUrl'] as
    string | undefined;
  return (
    <main className="container margin-vert--xl">
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
            This page crashed.
          </Heading>
          <div className="margin-vert--lg">
            <ErrorBoundaryTryAgainButton
              onClick={tryAgain}
              className="button button--primary shadow--lw"
            />
          </div>
          <p>
            Or go on from <a href={home}>the home page</a> or <a href={docs}>the documentation</a>.
            {reportUrl && (
              <>
                {' '}
                If it crashes again, <a href={reportLink(reportUrl, pathname, error)}>report it</a>:
                address and error are filled in.
              </>
            )}
          </p>
          <hr />
          <div className="margin-vert--md">
            <ErrorBoundaryError error={error} />
          </div>
        </div>
      </div>
    </main>
  );
}

function reportLink(form: string, pathname: string, {name, message}: Error): string {
  return `${form}?${new URLSearchParams({title: `Crash: ${pathname}`, body: `${name}: ${message}`}).toString()}`;
}
