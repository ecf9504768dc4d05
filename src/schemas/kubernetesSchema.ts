/** `data/schemas/kubernetes.json`, written by `scripts/update-kubernetes-schema.mts`. */
export interface KubernetesSchema {
  version: string;
  /** What it was derived from, with its licence. */
  source: string;
  /** `apps/v1 Deployment` to the name of its definition. */
  kinds: Record<string, string>;
  /** JSON Schemas that refer to each other as `#/definitions/<name>`. */
  definitions: Record<string, object>;
}
