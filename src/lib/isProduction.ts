/** True in a production build, false in the dev server. */
// eslint-disable-next-line no-restricted-syntax
export const isProduction: boolean = process.env.NODE_ENV === 'production';
