import {createStorageSlot, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The theme stores here that the reader dismissed the bar. */
const dismissal = createStorageSlot('docusaurus.announcement.dismiss');

/** The theme's inline script sets it for readers who dismissed an announcement, and hides the bar. */
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

/** The bar above the navbar, until it is dismissed. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const bar = useRef<HTMLElement>(null);

  // A new announcement is active although an older one was dismissed: the attribute must not hide it.
  useEffect(() => {
    if (isActive) document.documentElement.removeAttribute(dismissedAttribute);
  }, [isActive]);

  // Dismissed in another tab.
  useEffect(
    () =>
      dismissal.listen(({newValue}) => {
        if (newValue === 'true') close();
      }),
    [close],
  );

  /** The close button goes with the bar. The focus moves on, because it would be lost otherwise. */
  function dismiss(): void {
    const next = bar.current?.nextElementSibling;
    if (next instanceof HTMLElement) {
      next.tabIndex = -1;
      next.focus({preventScroll: true});
    }
    close();
  }

  if (!isActive || !announcementBar) return null;
  const {backgroundColor, textColor, isCloseable} = announcementBar;
  return (
    <aside
      ref={bar}
      aria-label="Announcement"
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{backgroundColor, color: textColor}}
    >
      <AnnouncementBarContent className={styles.content} />
      {isCloseable && <AnnouncementBarCloseButton onClick={dismiss} className={styles.close} />}
    </aside>
  );
}
