import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import {isBelow} from '../../../lib/isBelow';

/**
 * A link to the first page of a sidebar, which is marked on all pages of the sidebar. A page
 * without a sidebar belongs to the sidebar whose first page is above its address.
 */
export default function DocSidebarNavbarItem({
  sidebarId,
  label,
  docsPluginId,
  ...props
}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const {pathname} = useLocation();
  if (!link)
    throw new Error(
      `The navbar item of sidebar "${sidebarId}" has nothing to link to: the sidebar holds no page.`,
    );
  const isOwn = activeDoc?.sidebar ? activeDoc.sidebar === sidebarId : isBelow(pathname, link.path);
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => isOwn}
      aria-current={isBelow(link.path, pathname) ? 'page' : 'true'}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
