import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import {useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {useBackdrop} from '../../../../components/ui/useBackdrop';
import {focusableIn, loopFocus} from '../../../../lib/loopFocus';
import styles from './styles.module.css';

/**
 * The mobile menu as a native modal dialog: the page behind is inert, Escape closes and focus goes back to the button.
 * The two panels are the main menu and the menu of the current section; only one can be reached at a time.
 */
export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const backdrop = useBackdrop(toggle);
  // Rendered ahead, but in slices: at once, after hydration, it would block a slow phone.
  const isAhead = useDeferredValue(true, false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === shown) return;
    if (shown) element.showModal();
    else element.close();
  }, [shown]);

  // A window that becomes wide takes the menu away, and hides the button that had the focus before: go on at the first item of the navbar.
  useLayoutEffect(() => {
    const element = dialog.current;
    const navbar = element?.closest('nav');
    return () => {
      if (!element?.open || !navbar) return;
      element.close();
      focusableIn(navbar)[0]?.focus();
    };
  }, []);

  // A link to another page closes the menu, also one that does not say so itself.
  const {pathname} = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    const moved = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (moved && dialog.current?.open) toggle();
  }, [pathname, toggle]);

  // The panel that had focus is gone after a change: go on in the other one.
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
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, styles.dialog)}
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
            <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'menu', styles.panel)} hidden={secondaryShown}>
              {primaryMenu}
            </div>
            <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'menu', styles.panel)} hidden={!secondaryShown}>
              {secondaryMenu}
            </div>
          </div>
        </div>
      )}
    </dialog>
  );
}
