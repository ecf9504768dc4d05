import {sample} from '../../../content/checks/examples';
import type {FoundInPage, Rule} from '../../../content/checks/rule';
import {isRecord} from '../../../lib/isRecord';
import {isSlip} from '../../../lib/slipOf';
import {valueAt} from '../../../lib/valueAt';
import {
  foundIn,
  kubernetesObjects,
  podLabels,
  podAndService,
  recordsIn,
  selectedBy,
  twoPods,
  type KubernetesObject,
} from '../kubernetesObjects';

/** Services, ingresses and disruption budgets fit the pods of the page. */
export const kubernetesSelectors: Rule = {
  name: 'kubernetes-selectors',
  finds:
    'a selector that selects no pod, a port that a Service or its pods do not have, or a disruption budget that lets no pod go',
  fix: 'write the labels or the port of the object',
  wrong: {
    'a Service that selects no pod': sample(podAndService('selector: {app: dmeo}'), 'yaml'),
    'a target port that the pods do not have': sample(
      podAndService('selector: {app: demo}').replace('port: 80', 'port: 80, targetPort: http'),
      'yaml',
    ),
    'a port that the Service does not have': sample(
      podAndService('selector: {app: demo}') +
        '\n---\napiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: demo}\nspec:\n  defaultBackend:\n    service: {name: demo, port: {number: 8080}}',
      'yaml',
    ),
    'a budget that lets no pod go': sample(
      `${twoPods}\n---\napiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: demo}\nspec: {minAvailable: 2, selector: {matchLabels: {app: demo}}}`,
      'yaml',
    ),
  },
  right: {'a Service that selects a pod': sample(podAndService('selector: {app: demo}'), 'yaml')},
  findInPage: (page) => {
    const objects = kubernetesObjects(page);
    return objects.flatMap((object) => [
      ...selects(object, objects),
      ...backendsOf(object, objects),
      ...targetPortsOf(object, objects),
      ...budgetOf(object, objects),
    ]);
  },
};

/** Selectors that select nothing because of one letter. */
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
  return [foundIn(object, 'selector', `the ${kind} ${name} selects no pod of this page`)];
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
    return [foundIn(object, `${wanted}`, `the Service ${target.name} has no port ${wanted}`)];
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
  const pods = selectedBy(selector, objects);
  const names = new Set(
    pods.flatMap(({body}) => recordsIn(body['spec']).map(({name}) => String(name))),
  );
  return ports.flatMap((port: unknown) => {
    const target = valueAt(port, 'targetPort');
    if (typeof target !== 'string' || pods.length === 0 || names.has(target)) return [];
    return [foundIn(object, target, `no pod of the Service ${object.name} has a port "${target}"`)];
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
  const [workload] = selectedBy(selector, objects);
  const replicas = Number(valueAt(workload?.body, 'spec', 'replicas'));
  const blocks = most === 0 || most === '0%' || least === '100%' || Number(least) >= replicas;
  if (!blocks || replicas < 2) return [];
  const message = `the PodDisruptionBudget ${name} lets none of ${replicas} pods go, so no node can be drained`;
  return [foundIn(object, 'minAvailable', message, 'write maxUnavailable: 1')];
}
