import {sample} from '../../../content/checks/examples';
import type {FoundInPage, Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import type {Page} from '../../../content/page';
import {isRecord} from '../../../lib/isRecord';
import {slipOf} from '../../../lib/slipOf';
import {valueAt} from '../../../lib/valueAt';
import {
  foundIn,
  kubernetesObjects,
  podAndService,
  recordsIn,
  twoPods,
  type KubernetesObject,
} from '../kubernetesObjects';

/**
 * Fields that name other objects, and their kind if the field does not name it. The name is the
 * field's value or its `name`.
 */
const references: Readonly<Record<string, string>> = {
  secretName: 'Secret',
  secretRef: 'Secret',
  secretKeyRef: 'Secret',
  configMap: 'ConfigMap',
  configMapRef: 'ConfigMap',
  configMapKeyRef: 'ConfigMap',
  claimName: 'PersistentVolumeClaim',
  serviceAccountName: 'ServiceAccount',
  storageClassName: 'StorageClass',
  ingressClassName: 'IngressClass',
  backendRefs: 'Service',
  issuerRef: 'Issuer',
  parentRefs: 'Gateway',
  scaleTargetRef: 'Deployment',
  service: 'Service',
};

/** Objects that a cluster has from the start. CCE user guide, "Storage" and "Ingresses". */
const builtIn: Readonly<Record<string, readonly string[]>> = {
  StorageClass: ['csi-disk', 'csi-disk-topology', 'csi-nas', 'csi-obs', 'csi-sfs', 'csi-sfsturbo'],
  IngressClass: ['cce', 'nginx'],
};

/** Commands that create an object, and its kind. */
const created =
  /\bcreate (secret (?:generic|tls|docker-registry)|configmap|serviceaccount|namespace) ["']?([\w.-]+)/g;
const kinds: Readonly<Record<string, string>> = {
  secret: 'Secret',
  configmap: 'ConfigMap',
  serviceaccount: 'ServiceAccount',
  namespace: 'Namespace',
};

/** Names and keys that objects and commands of a page refer to exist. */
export const kubernetesReferences: Rule = {
  name: 'kubernetes-references',
  finds: 'a name of an object, or a key of a Secret or ConfigMap, that is one letter away',
  fix: 'write the name of the object',
  wrong: {
    'a name one letter away': sample(
      podAndService('selector: {app: demo}').replace(
        'containers:',
        'serviceAccountName: robto\n  containers:',
      ) + '\n---\napiVersion: v1\nkind: ServiceAccount\nmetadata: {name: robot}',
      'yaml',
    ),
    'a key one letter away': sample(
      podAndService('selector: {app: demo}').replace(
        'example.com/demo:1.0.0}',
        'example.com/demo:1.0.0, env: [{name: A, valueFrom: {configMapKeyRef: {name: demo, key: mdoe}}}]}',
      ) + '\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: demo}\ndata: {mode: a}',
      'yaml',
    ),
    'an autoscaler of a workload one letter away': sample(
      `${twoPods}\n---\napiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: demo}\nspec:\n  maxReplicas: 4\n  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: dmeo}`,
      'yaml',
    ),
    'a Service of an Ingress one letter away': sample(
      podAndService('selector: {app: demo}') +
        '\n---\napiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: demo}\nspec:\n  defaultBackend:\n    service: {name: dmeo, port: {number: 80}}',
      'yaml',
    ),
    'a role one letter away': sample(
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: {name: reader}\nrules: []\n---\napiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nmetadata: {name: demo}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: raeder}',
      'yaml',
    ),
    'a namespace one letter away': sample(
      'kubectl create namespace demo\nkubectl get pods -n deom',
    ),
    'a namespace of another guide one letter away': sample(
      'kubectl get pods -n demo\nkubectl get jobs -n demo\nkubectl get pods -n dem',
    ),
    'a Secret in the values of a chart one letter away': sample(
      'env:\n  - {name: A, valueFrom: {secretKeyRef: {name: dmeo, key: a}}}\n---\napiVersion: v1\nkind: Secret\nmetadata: {name: demo}\nstringData: {a: a}',
      'yaml',
    ),
    'a storage class one letter away': sample(
      'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: demo}\nspec:\n  accessModes: [ReadWriteOnce]\n  storageClassName: csi-dsk\n  resources: {requests: {storage: 10Gi}}',
      'yaml',
    ),
  },
  right: {'the names of the page': sample(podAndService('selector: {app: demo}'), 'yaml')},
  findInPage: (page) => {
    const objects = kubernetesObjects(page);
    const names = new Map(Object.entries(builtIn).map(([kind, all]) => [kind, new Set(all)]));
    const declare = (kind: string, name: string): void => {
      names.set(kind, (names.get(kind) ?? new Set()).add(name));
    };
    for (const {kind, name, body} of objects) {
      declare(kind, name);
      // cert-manager writes the certificate into this Secret.
      if (kind === 'Certificate') declare('Secret', String(valueAt(body, 'spec', 'secretName')));
    }
    for (const node of nodesOf(page.tree(), 'code'))
      for (const [, command = '', name = ''] of node.value.matchAll(created))
        declare(kinds[command.split(' ', 1)[0] ?? ''] ?? '', name);
    // Charts and other guides create objects too. A name that commands repeat exists.
    const mentions = mentionsOf(page);
    const seen = new Set<string>();
    for (const {kind, name} of mentions) {
      if (seen.has(`${kind} ${name}`)) declare(kind, name);
      seen.add(`${kind} ${name}`);
    }
    const ofObjects = objects.flatMap((object) => [
      ...namesIn(object, names),
      ...keysIn(object, objects),
      ...targetsOf(object, names),
    ]);
    return [...ofObjects, ...namesInCommands(mentions, names)];
  },
};

function namesIn(object: KubernetesObject, names: ReadonlyMap<string, Set<string>>): FoundInPage[] {
  return recordsIn(object.body['spec']).flatMap((fields) =>
    Object.entries(fields).flatMap(([key, value]) =>
      [value].flat().flatMap((one: unknown) => {
        const kind = references[key];
        const name = typeof one === 'string' ? one : valueAt(one, 'name');
        // `targetsOf` finds references with a kind.
        return kind && typeof name === 'string' && !valueAt(one, 'kind')
          ? misspelt(object, kind, name, names)
          : [];
      }),
    ),
  );
}

/** Missing keys of a Secret or ConfigMap that differ by one letter from an existing key. */
function keysIn(object: KubernetesObject, objects: readonly KubernetesObject[]): FoundInPage[] {
  return recordsIn(object.body['spec']).flatMap((fields) =>
    ['secretKeyRef', 'configMapKeyRef'].flatMap((field) => {
      const key = valueAt(fields[field], 'key');
      const target = objects.find(
        ({kind, name}) => kind === references[field] && name === valueAt(fields[field], 'name'),
      );
      const known = ['data', 'stringData', 'binaryData'].flatMap((part) => {
        const entries = valueAt(target?.body, part);
        return isRecord(entries) ? Object.keys(entries) : [];
      });
      const guess = typeof key === 'string' ? slipOf(key, known) : undefined;
      if (!target || typeof key !== 'string' || guess === undefined) return [];
      const message = `the ${target.kind} ${target.name} has no key "${key}"`;
      return [foundIn(object, key, message, `write "${guess}"`)];
    }),
  );
}

/** References by kind and name that differ by one letter from an object of the page. */
function targetsOf(
  object: KubernetesObject,
  names: ReadonlyMap<string, Set<string>>,
): FoundInPage[] {
  return recordsIn(Object.values(object.body)).flatMap(({kind, name}) => {
    if (typeof kind !== 'string' || typeof name !== 'string') return [];
    return misspelt(object, kind, name, names);
  });
}

/** A name that differs by one letter from an object of that kind. */
function misspelt(
  object: KubernetesObject,
  kind: string,
  name: string,
  names: ReadonlyMap<string, Set<string>>,
): FoundInPage[] {
  const guess = slipOf(name, names.get(kind) ?? []);
  if (guess === undefined) return [];
  return [foundIn(object, name, `no sample creates the ${kind} "${name}"`, `write "${guess}"`)];
}

/** Names of kinds in commands of kubectl. */
const commandKinds: Readonly<Record<string, string>> = {
  deploy: 'Deployment', deployment: 'Deployment', sts: 'StatefulSet', statefulset: 'StatefulSet',
  ds: 'DaemonSet', daemonset: 'DaemonSet', cronjob: 'CronJob', job: 'Job', svc: 'Service',
  service: 'Service', ingress: 'Ingress', pvc: 'PersistentVolumeClaim',
}; // prettier-ignore
const commandLine = /\b(?:kubectl|helm)\b(?:[^\n\\]|\\\n?)*/g;
const commandNames =
  / (?:(?:-n|--namespace)[ =](?<namespace>[a-z][a-z0-9-]+)|(?<kind>[a-z]+)[/ ](?<name>[a-z][a-z0-9-]+))(?![\w$@{/.=])/g;

interface Mention {
  kind: string;
  name: string;
  line: number;
}

/** Namespaces and workloads that the commands of a page name. */
function mentionsOf(page: Page): Mention[] {
  return nodesOf(page.tree(), 'code').flatMap((node) =>
    node.lang !== 'bash'
      ? []
      : [...node.value.matchAll(commandLine)].flatMap((command) =>
          [...command[0].matchAll(commandNames)].flatMap(({groups = {}, index}): Mention[] => {
            const kind = groups['namespace'] ? 'Namespace' : commandKinds[groups['kind'] ?? ''];
            const lines = node.value.slice(0, command.index + index).split('\n').length;
            const name = groups['namespace'] ?? groups['name'] ?? '';
            return kind === undefined ? [] : [{kind, name, line: lineOf(node) + lines}];
          }),
        ),
  );
}

/** Names in commands that differ by one letter from a namespace or workload of the page. */
function namesInCommands(
  mentions: readonly Mention[],
  names: ReadonlyMap<string, Set<string>>,
): FoundInPage[] {
  return mentions.flatMap(({kind, name, line}) => {
    const guess = slipOf(name, names.get(kind) ?? []);
    if (!guess) return [];
    return [{line, message: `no sample creates the ${kind} "${name}"`, fix: `write "${guess}"`}];
  });
}
