import {createStorageSlot, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What the stock configuration fills in where the site names no colours: then the tokens decide. */
const stockColors = {backgroundColor: '#fff', textColor: '#000'};

/** Where the theme keeps that the bar was dismissed. */
const dismissal = createStorageSlot('docusaurus.announcement.dismiss');

/** Set by the theme's inline script, before hydration, for readers who dismissed an announcement: the bar is then hidden from the start. */
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

/** Moves the focus to an element that is no stop of the keyboard. */
function focus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({preventScroll: true});
}

/** The bar above the navbar, until it is dismissed. Configured colours are set by script: the page has no style attributes. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!bar.current || !announcementBar) return;
    const {backgroundColor, textColor} = announcementBar;
    if (backgroundColor === stockColors.backgroundColor && textColor === stockColors.textColor) return;
    bar.current.style.backgroundColor = backgroundColor;
    bar.current.style.color = textColor;
  }, [announcementBar, isActive]);

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

  /** What follows keeps the reader's place, which would go with the button. */
  function dismiss(): void {
    focus(bar.current?.nextElementSibling);
    close();
  }

  if (!isActive || !announcementBar) return null;
  return (
    <aside ref={bar} aria-label="Announcement" className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}>
      <AnnouncementBarContent className={styles.content} />
      {announcementBar.isCloseable && <AnnouncementBarCloseButton onClick={dismiss} className={styles.close} />}
    </aside>
  );
}
