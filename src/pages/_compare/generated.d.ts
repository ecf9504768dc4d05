/* Written by src/plugins/entry-pages. An ambient module may name types of ours by `import()` only. */
/* eslint-disable @typescript-eslint/consistent-type-imports */
declare module '@generated/entry-pages/compare/architectures' {
  export const details: import('../../schemas/explorer').ComparedDetails;
  /** The figure of each article. */
  export const pictures: Readonly<
    Record<string, import('react').ComponentType<{alt: string}> | undefined>
  >;
}
