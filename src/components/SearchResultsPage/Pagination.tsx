import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface PaginationProps {
  page: number;
  pages: number;
  urlOf: (page: number) => string;
}

/** Number of pages on each side of the current one that have links. */
const reach = 2;

/**
 * Page numbers to link: the first, the last, and those around the current one. Undefined marks a
 * gap.
 */
function shownPages(page: number, pages: number): (number | undefined)[] {
  const numbers = Array.from({length: pages}, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= reach,
  );
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? [undefined, number] : [number],
  );
}

export function Pagination({page, pages, urlOf}: PaginationProps): ReactNode {
  return (
    <nav aria-label="Pages of results" className="cluster">
      {page > 1 && <PageLink url={urlOf(page - 1)}>Previous</PageLink>}
      {shownPages(page, pages).map((number, index) =>
        number === undefined ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink key={number} url={urlOf(number)} isCurrent={number === page}>
            {number}
          </PageLink>
        ),
      )}
      {page < pages && <PageLink url={urlOf(page + 1)}>Next</PageLink>}
    </nav>
  );
}

function PageLink({
  url,
  isCurrent = false,
  children,
}: {
  url: string;
  isCurrent?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <Link
      to={url}
      autoAddBaseUrl={false}
      className={styles.pageLink}
      aria-current={isCurrent ? 'page' : undefined}
      data-noBrokenLinkCheck
    >
      {children}
    </Link>
  );
}
