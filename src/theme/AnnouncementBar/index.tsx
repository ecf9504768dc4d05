import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarOriginal from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/** Set by the inline script of the theme, before hydration, for readers who dismissed an announcement. */
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

/**
 * Shows a new announcement to readers who dismissed an older one. The original leaves the attribute in place, so that its style sheet
 * keeps the new bar hidden for one more page.
 */
export default function AnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.removeAttribute(dismissedAttribute);
  }, [isActive]);
  return <AnnouncementBarOriginal />;
}
