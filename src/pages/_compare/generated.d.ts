/*
 * src/plugins/entry-pages writes this module. An ambient module may use our types by `import()`
 * only.
 */
/* eslint-disable @typescript-eslint/consistent-type-imports */
declare module '@generated/entry-pages/compare/architectures' {
  export const details: import('../../schemas/explorer').ComparedDetails;
  /** The figure of each article. */
  export const pictures: Readonly<
    Record<string, import('react').ComponentType<{alt: string}> | undefined>
  >;
}
