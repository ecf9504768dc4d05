import type {AnnouncementBarConfig} from './themeTypes';
import {environment} from './env';

/** The bar above the navbar. A new id shows it again to readers who closed it. */
export const announcementBar: AnnouncementBarConfig = environment.announcement
  ? {
      id: environment.announcementId,
      content: environment.announcement,
      backgroundColor: 'var(--color-keystone-surface)',
      textColor: 'var(--color-ink)',
      isCloseable: true,
    }
  : undefined;
