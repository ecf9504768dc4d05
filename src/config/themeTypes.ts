import type {ThemeConfig} from '@docusaurus/theme-common';

export type NavbarConfig = ThemeConfig['navbar'];
export type FooterConfig = NonNullable<ThemeConfig['footer']>;
/** The configuration as written, before the theme adds the colours. */
export type AnnouncementBarConfig =
  Partial<NonNullable<ThemeConfig['announcementBar']>> | undefined;
