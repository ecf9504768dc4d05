/**
 * Names from the manuals in groups, written by `scripts/update-manual-names.mts` to `data/schemas`:
 *
 * - `access-actions.json`: actions of access policies by service, such as `dns` with `zone:list`
 * - `cloud-eye-metrics.json`: metrics by namespace, such as `SYS.ELB` with `m1_cps`
 * - `cluster-annotations.json`: annotations and labels of clusters by prefix, such as `everest.io`
 *   with `disk-volume-type`
 */
export type ManualNames = Record<string, readonly string[]>;
