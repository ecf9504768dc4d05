import {useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {addContext} from './addContext';
import styles from './styles.module.css';

interface ReportLinkProps {
  /** What beside the link is wrong, for example `Sample: values.yaml`. Without it, the page. */
  about?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Leads to the issue form of the repository (.github/ISSUE_TEMPLATE/content.yml), which holds page
 * and build. With the application it also holds section and selected text. Nothing is sent from here.
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
      // The press ends a selection, so it is read before.
      onPointerDown={addContext}
      onClick={addContext}
    >
      {children}
    </a>
  );
}

/** The link as a flag, beside a sample. */
export function ReportFlag({about}: {about: string}): ReactNode {
  return (
    <ReportLink about={about} className={`no-print ${styles.flag}`}>
      <span className="visually-hidden">{`Report a problem: ${about}`}</span>
    </ReportLink>
  );
}

/** At the end of a page: a link to the discussion and one to a report; on paper its address. */
export function PageFeedback(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const address = siteConfig.url + pathname;
  // Empty until the page has hydrated.
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
