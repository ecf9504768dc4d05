import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDocsSidebar, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {isBelow} from '../../lib/isBelow';

/** The way from the site's home to this page. The stock one leaves out the collection, which a sidebar holds as its first page beside all others. */
export default function DocBreadcrumbs(): ReactNode {
  const within = useSidebarBreadcrumbs();
  const collection = useCollection();
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  if (!within) return null;
  const breadcrumbs = (collection ? [collection, ...within] : within).map((item) => ({
    ...item,
    // As the page's canonical address: search engines should not be sent through a redirect.
    href: item.href && applyTrailingSlash(item.href, {baseUrl, trailingSlash}),
  })) as PropSidebarBreadcrumbsItem[];
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav className="theme-doc-breadcrumbs" aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}>
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {breadcrumbs.map((item, index) => (
            <Breadcrumb key={index} item={item} isLast={index === breadcrumbs.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  );
}

function Breadcrumb({item, isLast}: {item: PropSidebarBreadcrumbsItem; isLast: boolean}): ReactNode {
  const href = item.type === 'category' && item.linkUnlisted ? undefined : item.href;
  return (
    <li className={isLast ? 'breadcrumbs__item breadcrumbs__item--active' : 'breadcrumbs__item'}>
      {href === undefined || isLast ? (
        <span className="breadcrumbs__link">{item.label}</span>
      ) : (
        <Link className="breadcrumbs__link" href={href}>
          {item.label}
        </Link>
      )}
    </li>
  );
}

/** The first page of the sidebar, where this page lies below it. */
function useCollection(): PropSidebarBreadcrumbsItem | undefined {
  const first = useDocsSidebar()?.items[0];
  const {pathname} = useLocation();
  if (first?.type !== 'link' || isBelow(first.href, pathname) || !isBelow(pathname, first.href)) return undefined;
  return first;
}
