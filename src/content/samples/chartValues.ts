import {isRecord} from '../../lib/isRecord';
import {nearest} from '../../lib/nearest';
import {valueAt} from '../../lib/valueAt';
import type {KubernetesProblem} from './podProblems';

/** Parts of pods that charts and custom resources pass on, by their key. */
const parts: Readonly<Record<string, string | undefined>> = {
  topologySpreadConstraints: 'core.v1.TopologySpreadConstraint',
  tolerations: 'core.v1.Toleration',
  env: 'core.v1.EnvVar',
  extraEnv: 'core.v1.EnvVar',
  extraEnvs: 'core.v1.EnvVar',
  extraEnvVars: 'core.v1.EnvVar',
  volumeMounts: 'core.v1.VolumeMount',
  extraVolumeMounts: 'core.v1.VolumeMount',
  resources: 'core.v1.ResourceRequirements',
  securityContext: 'core.v1.SecurityContext',
  containerSecurityContext: 'core.v1.SecurityContext',
  podSecurityContext: 'core.v1.PodSecurityContext',
};

const factors: Readonly<Record<string, number>> = {
  m: 1e-3, '': 1, k: 1e3, M: 1e6, G: 1e9, T: 1e12, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30, Ti: 2 ** 40,
}; // prettier-ignore

/** Problems of a value against a definition of Kubernetes. */
type Validate = (definition: string, value: unknown) => KubernetesProblem[];

/**
 * Checks the parts of pods in the values of a chart, and in a custom resource. Charts add keys of
 * their own, so an unknown key is a problem only if it misspells a field.
 *
 * @param fieldsOf returns the names of the fields of a definition
 */
export function valuesProblems(
  value: unknown,
  validate: Validate,
  fieldsOf: (definition: string) => readonly string[],
  path: (string | number)[] = [],
): KubernetesProblem[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => valuesProblems(one, validate, fieldsOf, [...path, index]));
  if (!isRecord(value)) return [];
  return [
    ...claimProblems(value, path),
    ...Object.entries(value).flatMap(([key, inner]): KubernetesProblem[] => {
      const at = [...path, key];
      const definition = parts[key];
      if (definition === undefined || !isPart(key, inner))
        return valuesProblems(inner, validate, fieldsOf, at);
      const problems = [inner].flat().flatMap((one, index) =>
        validate(definition, one)
          .filter(
            ({key: unknown, path: below}) =>
              !unknown || below.length > 0 || nearest(unknown, fieldsOf(definition)),
          )
          .map((problem) => ({
            ...problem,
            path: [...at, ...(Array.isArray(inner) ? [index] : []), ...problem.path],
          })),
      );
      if (key === 'resources') problems.push(...resourceProblems(inner, at));
      return [...problems, ...(/env/i.test(key) ? repeatedNames(inner, at) : [])];
    }),
  ];
}

/** Some charts have a map or a text below the same key. */
function isPart(key: string, value: unknown): boolean {
  if (key === 'resources') return isRecord(value) && ('requests' in value || 'limits' in value);
  if (/securityContext$/i.test(key)) return isRecord(value);
  return Array.isArray(value) && value.every(isRecord);
}

/** Requests that are more than the limits of the same container. */
export function resourceProblems(
  resources: unknown,
  path: KubernetesProblem['path'],
): KubernetesProblem[] {
  const [requests, limits] = ['requests', 'limits'].map((key) => valueAt(resources, key));
  if (!isRecord(requests) || !isRecord(limits)) return [];
  return Object.entries(requests)
    .filter(([name, request]) => amountOf(request) > amountOf(limits[name]))
    .map(([name, request]) => ({
      path: [...path, 'requests', name],
      message: `the request of ${name}, ${String(request)}, is more than the limit, ${String(limits[name])}`,
    }));
}

/** The amount of a quantity. NaN for other values, because each comparison with it is false. */
function amountOf(quantity: unknown): number {
  const [, number, unit = ''] = /^([\d.]+)(m|k|[KMGT]i?)?$/.exec(String(quantity)) ?? [];
  return Number(number) * (factors[unit] ?? Number.NaN);
}

/** Items of a list that have the same name. */
export function repeatedNames(list: unknown, path: KubernetesProblem['path']): KubernetesProblem[] {
  const names = (Array.isArray(list) ? list.filter(isRecord) : []).map(({name}) => name);
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [{path: [...path, index], message: `${String(path.at(-1))} has "${String(name)}" twice`}],
  );
}

/** EVS disks, the class `csi-disk`, can be attached to one node. CCE user guide, "EVS Volumes". */
export function claimProblems(
  claim: Record<string, unknown>,
  path: KubernetesProblem['path'],
): KubernetesProblem[] {
  const name = claim['storageClassName'] ?? claim['storageClass'];
  if (!/^csi-disk\b/.test(String(name)) || !/Many/.test(String(claim['accessModes']))) return [];
  const message = 'a disk attaches to one node, so its access mode is ReadWriteOnce';
  return [{path: [...path, 'accessModes'], message}];
}
