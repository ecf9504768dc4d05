/**
 * `data/schemas/access-actions.json`, written by `scripts/update-access-actions.mts`: the actions
 * of access policies by service, for example `dns` with `zone:list`.
 */
export type AccessActions = Record<string, readonly string[]>;
