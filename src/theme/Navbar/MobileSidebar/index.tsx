import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import clsx from 'clsx';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import {useBrowseLinks} from '../../../components/Browse/useBrowseLinks';
import styles from './styles.module.css';

const {container, panel} = ThemeClassNames.layout.navbar.mobileSidebar;

/**
 * The mobile menu: a dialog in the HTML of each page. The inline script of src/plugins/startup
 * opens and closes it and selects the panel, before and after hydration. The application adds the
 * list of the section, and closes the menu after a navigation.
 */
export default function NavbarMobileSidebar(): ReactNode {
  return useWindowSize() === 'desktop' ? null : <Menu />;
}

const isOpen = (dialog: Element | null | undefined): boolean =>
  dialog?.matches(':popover-open') === true;

function Menu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDialogElement>(null);
  // Rendered in slices after hydration, because one long task would block a slow phone.
  const section = useDeferredValue(useNavbarSecondaryMenu().content);

  // Synchronises the theme's state with the dialog. The theme can only toggle its state, and renders
  // it later, so `reported` stores the state that was reported last.
  const reported = useRef(shown);
  const report = useCallback(() => {
    if (isOpen(dialog.current) === reported.current) return;
    reported.current = !reported.current;
    toggle();
  }, [toggle]);

  const wasShown = useRef(shown);
  useEffect(() => {
    // The theme closes the menu when the reader goes back.
    if (wasShown.current && !shown) {
      reported.current = false;
      dialog.current?.hidePopover();
    } else report();
    wasShown.current = shown;
  }, [shown, report]);

  // A wide window has no menu and no menu button. The focus moves to the first navbar item.
  useLayoutEffect(() => {
    const element = dialog.current;
    const navbar = element?.closest('nav');
    return () => {
      if (!isOpen(element)) return;
      element?.hidePopover();
      navbar?.querySelector('a')?.focus();
    };
  }, []);

  // A link to another page closes the menu, even if the link has no handler.
  const {pathname} = useLocation();
  useEffect(() => () => dialog.current?.hidePopover(), [pathname]);

  return (
    <dialog
      ref={dialog}
      popover="auto"
      aria-modal="true"
      aria-label="Menu"
      className={clsx(container, styles.dialog)}
      onToggle={report}
    >
      <div className={styles.content}>
        <NavbarMobileSidebarHeader />
        <div className={styles.panels}>
          <div className={clsx(panel, 'menu', styles.site)}>
            <NavbarMobileSidebarPrimaryMenu />
            <BrowseMenu />
          </div>
          <div className={clsx(panel, 'menu', styles.section)}>
            <button type="button" className="clean-btn navbar-sidebar__back">
              ← Back to main menu
            </button>
            {section ?? <SidebarCopy />}
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** More links that have no space in the header. */
function BrowseMenu(): ReactNode {
  return (
    <ul className={clsx('menu__list', styles.browse)} aria-label="Browse">
      {useBrowseLinks().map(({to, label}) => (
        <li key={to} className="menu__list-item">
          <Link className="menu__link" to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The inline script inserts a copy of the sidebar here until React renders the list of the section.
 */
function SidebarCopy(): ReactNode {
  const copy = useRef<HTMLDivElement>(null);
  // Moves the focus from a link of the copy to the same link of the list.
  useLayoutEffect(() => {
    const menu = copy.current?.parentElement;
    const links = (): Element[] => [...(menu?.querySelectorAll('a, button') ?? [])];
    return () => {
      const index = links().findIndex((link) => link === document.activeElement);
      queueMicrotask(() => {
        const link = links()[index];
        if (link instanceof HTMLElement) link.focus({preventScroll: true});
      });
    };
  }, []);
  return (
    <div
      ref={copy}
      data-sidebar-copy=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  );
}
