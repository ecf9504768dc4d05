import {parseAllDocuments} from 'yaml';
import {sample} from '../../../content/checks/examples';
import type {FoundInPage, Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import type {Page} from '../../../content/page';
import {isRecord} from '../../../lib/isRecord';
import {isSlip, slipOf} from '../../../lib/slipOf';
import {valueAt} from '../../../lib/valueAt';

interface KubernetesObject {
  /** Empty for the values of a chart. */
  kind: string;
  name: string;
  body: Record<string, unknown>;
  /** Number of the sample on the page. */
  sample: number;
  line: number;
  text: string;
}

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

const twoPods = `apiVersion: apps/v1
kind: Deployment
metadata: {name: demo}
spec:
  replicas: 2
  selector: {matchLabels: {app: demo}}
  template:
    metadata: {labels: {app: demo}}
    spec: {containers: [{name: demo, image: 'example.com/demo:1.0.0'}]}`;

/** Objects of a page match: selectors select pods, and referenced names exist. */
export const kubernetesReferences: Rule = {
  name: 'kubernetes-references',
  finds:
    'a selector that selects no pod, a port that a Service does not have, a name or a key one letter away, or a disruption budget that lets no pod go',
  fix: 'write the labels, the port or the name of the object',
  wrong: {
    'a Service that selects no pod': sample(pod('selector: {app: dmeo}'), 'yaml'),
    'a name one letter away': sample(
      pod('selector: {app: demo}').replace(
        'containers:',
        'serviceAccountName: robto\n  containers:',
      ) + '\n---\napiVersion: v1\nkind: ServiceAccount\nmetadata: {name: robot}',
      'yaml',
    ),
    'a key one letter away': sample(
      pod('selector: {app: demo}').replace(
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
      pod('selector: {app: demo}') +
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
    'a target port that the pods do not have': sample(
      pod('selector: {app: demo}').replace('port: 80', 'port: 80, targetPort: http'),
      'yaml',
    ),
    'a storage class one letter away': sample(
      'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: demo}\nspec:\n  accessModes: [ReadWriteOnce]\n  storageClassName: csi-dsk\n  resources: {requests: {storage: 10Gi}}',
      'yaml',
    ),
    'a budget that lets no pod go': sample(
      `${twoPods}\n---\napiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: demo}\nspec: {minAvailable: 2, selector: {matchLabels: {app: demo}}}`,
      'yaml',
    ),
    'a port that the Service does not have': sample(
      pod('selector: {app: demo}') +
        '\n---\napiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: demo}\nspec:\n  defaultBackend:\n    service: {name: demo, port: {number: 8080}}',
      'yaml',
    ),
  },
  right: {'a Service that selects a pod': sample(pod('selector: {app: demo}'), 'yaml')},
  findInPage: (page) => {
    const objects = objectsOf(page);
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
      ...selects(object, objects),
      ...namesIn(object, names),
      ...backendsOf(object, objects),
      ...targetPortsOf(object, objects),
      ...keysIn(object, objects),
      ...targetsOf(object, names),
      ...budgetOf(object, objects),
    ]);
    return [...ofObjects, ...namesInCommands(mentions, names)];
  },
};

function pod(service: string): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: demo, labels: {app: demo}}
spec:
  containers: [{name: demo, image: example.com/demo:1.0.0}]
---
apiVersion: v1
kind: Service
metadata: {name: demo}
spec:
  ${service}
  ports: [{port: 80}]`;
}

function objectsOf(page: Page): KubernetesObject[] {
  return nodesOf(page.tree(), 'code').flatMap((node, sample) => {
    if (node.lang !== 'yaml') return [];
    const documents = parseAllDocuments(node.value.replaceAll('@@', ''));
    return (Array.isArray(documents) ? documents : []).flatMap((document) => {
      const body: unknown = document.errors.length > 0 ? undefined : document.toJS();
      if (!isRecord(body)) return [];
      const {apiVersion, kind} = body;
      const isObject = typeof kind === 'string' && Boolean(apiVersion);
      const text = node.value.replaceAll('@@', '');
      return [
        {
          kind: isObject ? kind : '',
          name: String(valueAt(body, 'metadata', 'name')),
          // References are in the specification of an object, or anywhere in values.
          body: isObject ? body : {spec: body},
          sample,
          text,
          line: lineOf(node),
        },
      ];
    });
  });
}

/** The line of a text in the sample of an object. */
function found(
  {line, text, body}: KubernetesObject,
  word: string,
  message: string,
  fix?: string,
): FoundInPage {
  const start = Math.max(0, text.indexOf(`kind: ${String(body['kind'])}`));
  const index = text.indexOf(word, start);
  return {
    line: line + text.slice(0, index < 0 ? start : index).split('\n').length,
    message,
    ...(fix && {fix}),
  };
}

function selects(object: KubernetesObject, objects: readonly KubernetesObject[]): FoundInPage[] {
  const {kind, body, name, sample} = object;
  const selector =
    kind === 'Service'
      ? valueAt(body, 'spec', 'selector')
      : kind === 'PodDisruptionBudget' && valueAt(body, 'spec', 'selector', 'matchLabels');
  if (!isRecord(selector) || Object.keys(selector).length === 0) return [];
  const pods = objects
    .map((one) => ({...one, labels: podLabels(one)}))
    .filter(({labels}) => isRecord(labels));
  if (!pods.some((one) => one.sample === sample)) return [];
  const matches = (isMatch: (wanted: string, given: string) => boolean): boolean =>
    pods.some(({labels}) =>
      Object.entries(selector).every(([key, value]) =>
        isMatch(String(value), String(valueAt(labels, key))),
      ),
    );
  // A chart may create the pods, so report only a misspelt name.
  if (
    matches((wanted, given) => wanted === given) ||
    !matches((wanted, given) => wanted === given || isSlip(wanted, given))
  )
    return [];
  return [found(object, 'selector', `the ${kind} ${name} selects no pod of this page`)];
}

function podLabels({kind, body}: KubernetesObject): unknown {
  if (kind === 'Pod') return valueAt(body, 'metadata', 'labels');
  return valueAt(body, 'spec', 'template', 'metadata', 'labels');
}

/** A value and everything inside it that has keys. */
function recordsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : [];
}

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

/** Ingress backends with a port that their Service on the page does not have. */
function backendsOf(object: KubernetesObject, objects: readonly KubernetesObject[]): FoundInPage[] {
  if (object.kind !== 'Ingress') return [];
  return recordsIn(object.body['spec']).flatMap(({service}) => {
    const target = objects.find(
      ({kind, name}) => kind === 'Service' && name === valueAt(service, 'name'),
    );
    const ports = valueAt(target?.body, 'spec', 'ports');
    const wanted = (valueAt(service, 'port', 'number') ?? valueAt(service, 'port', 'name')) as
      string | number;
    const hasPort = (port: unknown): boolean =>
      valueAt(port, 'port') === wanted || valueAt(port, 'name') === wanted;
    if (!target || !Array.isArray(ports) || ports.some(hasPort)) return [];
    return [found(object, `${wanted}`, `the Service ${target.name} has no port ${wanted}`)];
  });
}

/** Named target ports of a Service that none of its pods on the page has. */
function targetPortsOf(
  object: KubernetesObject,
  objects: readonly KubernetesObject[],
): FoundInPage[] {
  const ports = valueAt(object.body, 'spec', 'ports');
  const selector = valueAt(object.body, 'spec', 'selector');
  if (object.kind !== 'Service' || !Array.isArray(ports) || !isRecord(selector)) return [];
  const pods = objects.filter((one) => {
    const labels = podLabels(one);
    return (
      isRecord(labels) && Object.entries(selector).every(([key, value]) => labels[key] === value)
    );
  });
  const names = new Set(
    pods.flatMap(({body}) => recordsIn(body['spec']).map(({name}) => String(name))),
  );
  return ports.flatMap((port: unknown) => {
    const target = valueAt(port, 'targetPort');
    if (typeof target !== 'string' || pods.length === 0 || names.has(target)) return [];
    return [found(object, target, `no pod of the Service ${object.name} has a port "${target}"`)];
  });
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
      return [found(object, key, message, `write "${guess}"`)];
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
  return [found(object, name, `no sample creates the ${kind} "${name}"`, `write "${guess}"`)];
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

/** A disruption budget that allows no eviction of a pod. Its node can then not be drained. */
function budgetOf(object: KubernetesObject, objects: readonly KubernetesObject[]): FoundInPage[] {
  const {kind, body, name} = object;
  if (kind !== 'PodDisruptionBudget') return [];
  const selector = valueAt(body, 'spec', 'selector', 'matchLabels');
  const least = valueAt(body, 'spec', 'minAvailable');
  const most = valueAt(body, 'spec', 'maxUnavailable');
  if (!isRecord(selector)) return [];
  const workload = objects.find((one) => {
    const labels = podLabels(one);
    return (
      isRecord(labels) && Object.entries(selector).every(([key, value]) => labels[key] === value)
    );
  });
  const replicas = Number(valueAt(workload?.body, 'spec', 'replicas'));
  const blocks = most === 0 || most === '0%' || least === '100%' || Number(least) >= replicas;
  if (!blocks || replicas < 2) return [];
  const message = `the PodDisruptionBudget ${name} lets none of ${replicas} pods go, so no node can be drained`;
  return [found(object, 'minAvailable', message, 'write maxUnavailable: 1')];
}
