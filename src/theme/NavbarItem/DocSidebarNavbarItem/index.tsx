import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import {isBelow} from '../../../lib/isBelow';

/**
 * A link to the first page of a sidebar, marked on all of its pages. With one docs version the global data does not list the pages
 * (`src/plugins/docs/leanVersion.ts`), so that there the address decides: the pages of a sidebar lie below its first.
 */
export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const {pathname} = useLocation();
  if (!link) throw new Error(`The navbar item of sidebar "${sidebarId}" has nothing to link to: the sidebar holds no page.`);
  const isOwn = activeDoc ? activeDoc.sidebar === sidebarId : isBelow(pathname, link.path);
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
