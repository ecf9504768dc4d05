import {createStorageSlot, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The theme's storage key for a closed bar. */
const dismissal = createStorageSlot('docusaurus.announcement.dismiss');

/**
 * The theme's inline script sets this for readers who closed an announcement, and hides the bar.
 */
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

/** The bar above the navbar, until the reader closes it. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const bar = useRef<HTMLElement>(null);

  // A new announcement is active even if the reader closed an older one, so remove the attribute.
  useEffect(() => {
    if (isActive) document.documentElement.removeAttribute(dismissedAttribute);
  }, [isActive]);

  // Closed in another tab.
  useEffect(
    () =>
      dismissal.listen(({newValue}) => {
        if (newValue === 'true') close();
      }),
    [close],
  );

  /**
   * The close button disappears with the bar. Move the focus, because it would be lost otherwise.
   */
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
