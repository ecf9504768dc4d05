/**
 * `data/schemas/access-actions.json` and `data/schemas/cloud-eye-metrics.json`, written by
 * `scripts/update-manual-names.mts`: the actions of access policies by service, for example `dns`
 * with `zone:list`, and the metrics by namespace, for example `SYS.ELB` with `m1_cps`.
 */
export type ManualNames = Record<string, readonly string[]>;
