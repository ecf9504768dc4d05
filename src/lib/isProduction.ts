/** True in a production build, false in the dev server: the bundler's own switch, not a setting of the site. */
// eslint-disable-next-line no-restricted-syntax
export const isProduction: boolean = process.env.NODE_ENV === 'production';
