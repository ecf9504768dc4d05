/* Reads the Kubernetes objects of a YAML sample. */
import {parseAllDocuments} from 'yaml';

export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: {name?: string; namespace?: string; labels?: Record<string, string>};
  spec?: Record<string, unknown>;
  [key: string]: unknown;
}

/** The objects of a text, without those that are never sent to an API server. */
export function objectsOf(text: string): KubernetesObject[] {
  // kubectl reads YAML 1.1, where an unquoted `on` is true. It does not convert dates.
  return parseAllDocuments(text, {
    version: '1.1',
    customTags: (tags) =>
      tags.filter((each) => typeof each === 'string' || !each.tag.endsWith(':timestamp')),
  }).flatMap((document) => {
    const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
    if (!isObject(value) || value.apiVersion.startsWith('kustomize.config.k8s.io')) return [];
    return value.kind === 'List' && Array.isArray(value['items'])
      ? (value['items'] as unknown[]).filter(isObject)
      : [value];
  });
}

function isObject(value: unknown): value is KubernetesObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as KubernetesObject).apiVersion === 'string' &&
    typeof (value as KubernetesObject).kind === 'string' &&
    typeof (value as {metadata?: unknown}).metadata === 'object'
  );
}

interface PodTemplate {
  metadata?: {labels?: Record<string, string>; annotations?: Record<string, string>};
  spec: Record<string, unknown>;
}

/** The pod that a workload starts. With it, quotas and pod security check the pod too. */
export function podOf(object: KubernetesObject): KubernetesObject | undefined {
  const spec = object.spec as
    {template?: PodTemplate; jobTemplate?: {spec?: {template?: PodTemplate}}} | undefined;
  const isWorkload = ['Deployment', 'StatefulSet', 'DaemonSet', 'Job', 'CronJob'].includes(
    object.kind,
  );
  const template = spec?.template ?? spec?.jobTemplate?.spec?.template;
  if (!isWorkload || !template) return undefined;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      ...template.metadata,
      name: `${object.metadata.name ?? 'pod'}-0`,
      ...(object.metadata.namespace === undefined ? {} : {namespace: object.metadata.namespace}),
    },
    spec: withClaims(template.spec, object.spec),
  };
}

/** Adds the volumes of the claim templates, as the controller of a StatefulSet does. */
function withClaims(
  pod: PodTemplate['spec'],
  owner?: Record<string, unknown>,
): PodTemplate['spec'] {
  const claims = (owner?.['volumeClaimTemplates'] ?? []) as {metadata: {name: string}}[];
  const volumes = claims.map(({metadata: {name}}) => ({
    name,
    persistentVolumeClaim: {claimName: `${name}-0`},
  }));
  return {...pod, volumes: [...((pod['volumes'] ?? []) as unknown[]), ...volumes]};
}

/**
 * Removes the fields that only the platform's Kubernetes has: `property` of an ingress path, and
 * fractions of a GPU.
 * Sources: CCE user guide, https://docs.otc.t-systems.com/cloud-container-engine/umn/, the chapters
 * "Ingresses" and "Default GPU Scheduling in Kubernetes"
 */
export function withoutPlatformFields(object: KubernetesObject): KubernetesObject {
  return JSON.parse(
    JSON.stringify(object, (key, value: unknown) => {
      if (key === 'nvidia.com/gpu' && /^0\.\d+$/.test(String(value))) return '1';
      return key === 'property' && object.kind === 'Ingress' ? undefined : value;
    }),
  ) as KubernetesObject;
}
