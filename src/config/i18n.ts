/** Languages of the site; search records are made for each of them. */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {en: {label: 'English', htmlLang: 'en', calendar: 'gregory'}},
};
