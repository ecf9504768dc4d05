/** Languages of the site. Each language has its own search records. */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {en: {label: 'English', htmlLang: 'en', calendar: 'gregory'}},
};
