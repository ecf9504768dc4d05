/** `data/schemas/kubernetes.json`, written by `scripts/update-kubernetes-schema.mts`. */
export interface KubernetesSchema {
  version: string;
  /** Its source and the licence of the source. */
  source: string;
  /** Name of the definition by `apps/v1 Deployment`. */
  kinds: Record<string, string>;
  /** JSON Schemas that refer to each other as `#/definitions/<name>`. */
  definitions: Record<string, object>;
}
