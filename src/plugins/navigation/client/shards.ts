/** First path of a group of routes, as `comparablePath` gives it, and what adds the group to the route table. */
export type Shard = readonly [firstPath: string, load: () => Promise<unknown>];

/** None in the dev server and at build time, where the route table is whole; the production build of the browser half replaces this module. */
export const shards: readonly Shard[] = [];
