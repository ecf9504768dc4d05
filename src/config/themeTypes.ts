import type {ThemeConfig} from '@docusaurus/theme-common';

export type NavbarConfig = ThemeConfig['navbar'];
export type FooterConfig = NonNullable<ThemeConfig['footer']>;
/** As written in the configuration: the theme fills in the colours. */
export type AnnouncementBarConfig =
  Partial<NonNullable<ThemeConfig['announcementBar']>> | undefined;
