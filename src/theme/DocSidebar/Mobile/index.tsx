import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {type ReactNode, useMemo} from 'react';

type Menu = Pick<Props, 'sidebar' | 'path'>;

/** The pages of the section, for the mobile menu. Following a link closes the menu; opening a category without a page of its own does not. */
function SectionMenu({menu}: {menu: Menu}): ReactNode {
  const mobileMenu = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={menu.sidebar}
        activePath={menu.path}
        level={1}
        onItemClick={(item) => {
          if (item.type === 'link' || (item.type === 'category' && item.href)) mobileMenu.toggle();
        }}
      />
    </ul>
  );
}

/**
 * Hands the section's pages to the mobile menu. As one property: the stock component hands over several, which the filler sorts with
 * `localeCompare`, and a slow phone then spends a tenth of a second on reading its tables of languages.
 */
export default function DocSidebarMobile({sidebar, path}: Props): ReactNode {
  const menu = useMemo(() => ({sidebar, path}), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={SectionMenu} props={{menu}} />;
}
