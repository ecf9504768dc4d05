import {isRecord} from '../../lib/isRecord';
import {valueAt} from '../../lib/valueAt';
import {claimProblems, repeatedNames, resourceProblems} from './chartValues';

/** A problem of an object of Kubernetes. */
export interface KubernetesProblem {
  /** Keys and indexes of the path to the value. */
  path: (string | number)[];
  /** An invalid key below the path. */
  key?: string;
  message: string;
}

type Path = KubernetesProblem['path'];

/** Path to the pods that a workload starts, by its kind. */
const podPaths: Readonly<Record<string, string[] | undefined>> = {
  Pod: ['spec'],
  CronJob: ['spec', 'jobTemplate', 'spec', 'template', 'spec'],
  ...Object.fromEntries(
    ['Deployment', 'StatefulSet', 'DaemonSet', 'ReplicaSet', 'Job'].map((kind) => [
      kind,
      ['spec', 'template', 'spec'],
    ]),
  ),
};

/** Parts of an object that contradict each other, or that stop its work later. */
export function podProblems(object: Record<string, unknown>): KubernetesProblem[] {
  const kind = String(object['kind']);
  if (kind === 'HorizontalPodAutoscaler') return replicaProblems(object);
  if (kind === 'PersistentVolumeClaim' && isRecord(object['spec']))
    return claimProblems(object['spec'], ['spec']);
  if (kind === 'Ingress') return hostProblems(object);
  if (kind === 'NetworkPolicy') return policyProblems(object);
  const path = podPaths[kind];
  const spec = path && valueAt(object, ...path);
  if (!path || !isRecord(spec)) return [];
  const claims = valueAt(object, 'spec', 'volumeClaimTemplates');
  const volumes = new Set([
    ...itemsOf(spec['volumes']).map((volume) => volume['name']),
    ...itemsOf(claims).map((claim) => valueAt(claim, 'metadata', 'name')),
  ]);
  const containers = ['containers', 'initContainers'].flatMap((key) =>
    itemsOf(spec[key]).map((container, index) => ({container, at: [...path, key, index]})),
  );
  return [
    ...containers.flatMap(({container, at}): KubernetesProblem[] => [
      ...mountProblems(container, at, volumes),
      ...repeatedNames(container['env'], [...at, 'env']),
      ...resourceProblems(container['resources'], [...at, 'resources']),
      ...probeProblems(container, at),
    ]),
    ...(/Job$/.test(kind) ? jobProblems(spec, path) : []),
    ...(kind === 'CronJob' ? [...timeZoneProblems(object), ...deadlineProblems(object)] : []),
  ];
}

function replicaProblems(object: Record<string, unknown>): KubernetesProblem[] {
  const [least, most] = ['minReplicas', 'maxReplicas'].map((key) =>
    Number(valueAt(object, 'spec', key)),
  ) as [number, number];
  if (!(least > most)) return [];
  const message = `spec.minReplicas is ${least}, more than maxReplicas ${most}`;
  return [{path: ['spec', 'minReplicas'], message}];
}

/** Kubernetes ignores rules of a direction that `policyTypes` does not name. */
function policyProblems(object: Record<string, unknown>): KubernetesProblem[] {
  const types = valueAt(object, 'spec', 'policyTypes');
  return ['Ingress', 'Egress']
    .filter(
      (type) =>
        Array.isArray(types) &&
        !types.includes(type) &&
        valueAt(object, 'spec', type.toLowerCase()) !== undefined,
    )
    .map((type) => ({
      path: ['spec', 'policyTypes'],
      message: `policyTypes has no ${type}, so the rules of ${type.toLowerCase()} do nothing`,
    }));
}

function mountProblems(
  container: Record<string, unknown>,
  at: Path,
  volumes: ReadonlySet<unknown>,
): KubernetesProblem[] {
  return itemsOf(container['volumeMounts']).flatMap(({name}, index) =>
    volumes.has(name)
      ? []
      : [{path: [...at, 'volumeMounts', index], message: `no volume is named "${String(name)}"`}],
  );
}

function probeProblems(container: Record<string, unknown>, at: Path): KubernetesProblem[] {
  const names = itemsOf(container['ports']).map(({name}) => name);
  return ['livenessProbe', 'readinessProbe', 'startupProbe'].flatMap((probe) =>
    ['httpGet', 'tcpSocket'].flatMap((how) => {
      const port = valueAt(container, probe, how, 'port');
      if (typeof port !== 'string' || /^\d+$/.test(port) || names.includes(port)) return [];
      return [{path: [...at, probe, how], key: 'port', message: `no port is named "${port}"`}];
    }),
  );
}

function jobProblems(spec: Record<string, unknown>, path: Path): KubernetesProblem[] {
  const policy = spec['restartPolicy'];
  if (policy === 'Never' || policy === 'OnFailure') return [];
  return [{path, message: 'a job needs the restartPolicy Never or OnFailure'}];
}

function timeZoneProblems(object: Record<string, unknown>): KubernetesProblem[] {
  const timeZone = valueAt(object, 'spec', 'timeZone');
  if (typeof timeZone !== 'string') return [];
  try {
    new Intl.DateTimeFormat('en', {timeZone});
    return [];
  } catch {
    return [{path: ['spec', 'timeZone'], message: `no time zone is named "${timeZone}"`}];
  }
}

/** With `Forbid`, a job that hangs stops all later ones, such as the backups of a database. */
function deadlineProblems(object: Record<string, unknown>): KubernetesProblem[] {
  const job = ['spec', 'jobTemplate', 'spec'];
  const deadlines = [job, [...job, 'template', 'spec']].map((path) =>
    valueAt(object, ...path, 'activeDeadlineSeconds'),
  );
  if (valueAt(object, 'spec', 'concurrencyPolicy') !== 'Forbid' || deadlines.some(Boolean))
    return [];
  const message = 'Forbid needs activeDeadlineSeconds in the spec of jobTemplate';
  return [{path: ['spec', 'concurrencyPolicy'], message}];
}

/** Hosts of a certificate that no rule of the Ingress serves. */
function hostProblems(object: Record<string, unknown>): KubernetesProblem[] {
  const hosts = itemsOf(valueAt(object, 'spec', 'rules')).map(({host}) => host);
  if (hosts.length === 0 || hosts.includes(undefined)) return [];
  return itemsOf(valueAt(object, 'spec', 'tls')).flatMap(({hosts: named}, index) =>
    (Array.isArray(named) ? named : [])
      .filter((host) => !hosts.includes(host))
      .map((host) => ({path: ['spec', 'tls', index], message: `no rule has the host "${host}"`})),
  );
}

function itemsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
