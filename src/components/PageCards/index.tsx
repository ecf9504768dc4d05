import {
  useActiveDocContext,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {ComponentProps, ReactNode} from 'react';
import {CardGrid} from '../PageCard';
import {DocCard} from '../PageCard/DocCard';

type SidebarItem = ReturnType<typeof useCurrentSidebarSiblings>[number];

/**
 * The pages below a landing page as cards, in the order of the sidebar. The card of a folder shows
 * its landing page, and a service shows its guides. src/plugins/docs/remarkPageCards.ts inserts
 * this component.
 */
export default function PageCards(): ReactNode {
  const items = useCurrentSidebarSiblings();
  const {pathname} = useLocation();
  const {activeVersion} = useActiveDocContext(undefined);
  const ids = new Map(activeVersion?.docs.map(({path, id}) => [path, id]));
  const pagesOf = (item: SidebarItem): ComponentProps<typeof Card>[] => {
    // The address of a folder may end with a slash.
    if (item.type === 'html' || item.href?.replace(/\/$/, '') === pathname) return [];
    const id = item.href && ids.get(item.href);
    // Generated pages of services have no document. Their id is their address.
    if (item.href && id && !id.startsWith('/')) return [{id, to: item.href}];
    return item.type === 'category' ? item.items.flatMap(pagesOf) : [];
  };
  const pages = items.flatMap(pagesOf);
  if (pages.length === 0) return null;
  return (
    <CardGrid>
      {pages.map((page) => (
        <Card key={page.id} {...page} />
      ))}
    </CardGrid>
  );
}

function Card({id, to}: {id: string; to: string}): ReactNode {
  const {title, description} = useDocById(id);
  return <DocCard id={id} title={title} to={to} {...(description && {description})} />;
}
