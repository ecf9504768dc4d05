/**
 * Names from the manuals in groups, written by `scripts/update-manual-names.mts` to `data/schemas`:
 *
 * - `access-actions.json`: actions of access policies by service, such as `dns` with `zone:list`
 * - `cloud-eye-metrics.json`: metrics by namespace, such as `SYS.ELB` with `m1_cps`
 * - `cluster-annotations.json`: annotations and labels of clusters by prefix, such as `everest.io`
 *   with `disk-volume-type`
 * - `flavors.json`: flavors by family, such as `s3` with `large.4`
 */
export type ManualNames = Record<string, readonly string[]>;

/** A flavor of ECS, RDS, DCS or CCE: its family and its size. */
export const flavorName =
  /(?<![\w./@-])((?:(?:rds|redis)\.[a-z]+\.)?[a-z]{1,4}\d{1,2}[a-z]{0,3}|cce\.[a-z]\d)\.((?<=cce\.\w+\.)\d*[a-z]+|(?:\d*x?large|medium|small|tiny)(?:\.[a-z]?\d+)+(?:\.(?:ha|rr))?)(?![\w-]|\.\w)/g;
