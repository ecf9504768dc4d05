import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {useBackdrop} from '../../../../components/ui/useBackdrop';
import {focusableIn, loopFocus} from '../../../../lib/loopFocus';
import styles from './styles.module.css';

const {mobileSidebar} = ThemeClassNames.layout.navbar;

/**
 * The mobile menu as a native modal dialog: the page behind is inert, Escape closes it and the focus
 * returns to the button. The panels are the main menu and the menu of the section. One is shown.
 */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const backdrop = useBackdrop(toggle);
  // Rendered after hydration in slices, because one long task would block a slow phone.
  const isAhead = useDeferredValue(true, false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === shown) return;
    if (shown) element.showModal();
    else element.close();
  }, [shown]);

  // A wide window removes the menu and hides its button. The focus moves to the first navbar item.
  useLayoutEffect(() => {
    const element = dialog.current;
    const navbar = element?.closest('nav');
    return () => {
      if (!element?.open || !navbar) return;
      element.close();
      focusableIn(navbar)[0]?.focus();
    };
  }, []);

  // A link to another page closes the menu, even if the link does not do that itself.
  const {pathname} = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    const moved = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (moved && dialog.current?.open) toggle();
  }, [pathname, toggle]);

  // The panel that had the focus is hidden after a change. The focus moves to the other panel.
  const shownPanel = useRef(secondaryShown);
  useEffect(() => {
    const changed = shownPanel.current !== secondaryShown;
    shownPanel.current = secondaryShown;
    if (changed && dialog.current?.open && panels.current) focusableIn(panels.current)[0]?.focus();
  }, [secondaryShown]);

  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label="Menu"
      className={clsx(mobileSidebar.container, styles.dialog)}
      onClose={() => {
        if (shown) toggle();
      }}
      {...backdrop}
      onKeyDown={(event) => {
        loopFocus(event.nativeEvent, event.currentTarget);
      }}
    >
      {(shown || isAhead) && (
        <div className={styles.content}>
          {header}
          <div ref={panels} className={styles.panels}>
            {[primaryMenu, secondaryMenu].map((menu, index) => (
              <div
                key={index}
                className={clsx(mobileSidebar.panel, 'menu', styles.panel)}
                hidden={secondaryShown !== (index === 1)}
              >
                {menu}
              </div>
            ))}
          </div>
        </div>
      )}
    </dialog>
  );
}
