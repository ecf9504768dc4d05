import {useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {addContext} from './addContext';
import styles from './styles.module.css';

interface ReportLinkProps {
  /**
   * The thing beside the link, for example `Sample: values.yaml`. Without it, the report is about
   * the page.
   */
  about?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to the issue form of the repository (.github/ISSUE_TEMPLATE/content.yml), filled with page
 * and build. The application adds section and selected text. The site itself sends nothing.
 */
export function ReportLink({about, className, children}: ReportLinkProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {reportIssueUrl, siteVersion} = siteConfig.customFields as Record<string, string>;
  const query = new URLSearchParams({
    template: 'content.yml',
    page: siteConfig.url + pathname,
    build: siteVersion ?? '',
    ...(about && {section: about}),
  });
  return (
    <a
      className={className}
      href={`${reportIssueUrl}?${query.toString()}`}
      target="_blank"
      rel="noopener"
      data-about={about}
      // Read the selection first, because the click ends it.
      onPointerDown={addContext}
      onClick={addContext}
    >
      {children}
    </a>
  );
}

/** A report link as a flag, beside a sample. */
export function ReportFlag({about}: {about: string}): ReactNode {
  return (
    <ReportLink about={about} className={`no-print ${styles.flag}`}>
      <span className="visually-hidden">{`Report a problem: ${about}`}</span>
    </ReportLink>
  );
}

/** Links to discussion and report at the end of a page. Print shows the page's address. */
export function PageFeedback(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const address = siteConfig.url + pathname;
  // Empty until hydration.
  const query = useHistorySelector(({location}) => location.search);
  const title = encodeURIComponent(`Helpful: ${address}`);
  return (
    <>
      <p className="print-only">{address + query}</p>
      <p className={`no-print cluster ${styles.feedback}`}>
        Was this page helpful?{' '}
        <a
          href={`${String(siteConfig.customFields?.['discussionUrl'])}&title=${title}`}
          target="_blank"
          rel="noopener"
        >
          Yes, tell others
        </a>{' '}
        <ReportLink>No, report a problem</ReportLink>
      </p>
    </>
  );
}
