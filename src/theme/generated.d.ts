/* src/plugins/docs writes this. An ambient module may use our types by `import()` only. */
/* eslint-disable @typescript-eslint/consistent-type-imports */
declare module '@generated/docs-data/default/services.json' {
  const services: Readonly<Record<string, import('../schemas/catalogue').ServiceView>>;
  export default services;
}

declare module '@generated/docs-data/default/kinds.json' {
  /** Ids of documents by kind. */
  const kinds: Readonly<Record<string, readonly string[]>>;
  export default kinds;
}

declare module '@generated/docs-data/default/unconfirmed.json' {
  /** Ids of documents whose design depends on something that no source confirms. */
  const unconfirmed: readonly string[];
  export default unconfirmed;
}

declare module '@generated/docs-data/default/thumbnails.json' {
  /** Names by the id of the document. */
  const thumbnails: Readonly<Record<string, string>>;
  export default thumbnails;
}

declare module '@generated/docs-data/default/tag-groups.json' {
  const groups: import('../schemas/tags').TagGroups;
  export default groups;
}
