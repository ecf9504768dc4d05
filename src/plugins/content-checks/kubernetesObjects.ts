import {parseAllDocuments} from 'yaml';
import type {FoundInPage} from '../../content/checks/rule';
import {lineOf, nodesOf} from '../../content/nodesOf';
import type {Page} from '../../content/page';
import {isRecord} from '../../lib/isRecord';
import {valueAt} from '../../lib/valueAt';

export interface KubernetesObject {
  /** Empty for the values of a chart. */
  kind: string;
  name: string;
  body: Record<string, unknown>;
  /** Number of the sample on the page. */
  sample: number;
  line: number;
  text: string;
}

const ofPages = new WeakMap<Page, KubernetesObject[]>();

/** The objects and the values of charts in the samples of a page. */
export function kubernetesObjects(page: Page): KubernetesObject[] {
  const objects = ofPages.get(page) ?? readObjects(page);
  ofPages.set(page, objects);
  return objects;
}

function readObjects(page: Page): KubernetesObject[] {
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

/** A finding at the line of a word in the sample of an object. */
export function foundIn(
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

/** A value and everything inside it that has keys. */
export function recordsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : [];
}

/** The labels of the pods that an object starts, or of a pod itself. */
export function podLabels({kind, body}: KubernetesObject): unknown {
  if (kind === 'Pod') return valueAt(body, 'metadata', 'labels');
  return valueAt(body, 'spec', 'template', 'metadata', 'labels');
}

/** Objects with pods that have all labels of a selector. */
export function selectedBy(
  selector: Record<string, unknown>,
  objects: readonly KubernetesObject[],
): KubernetesObject[] {
  return objects.filter((object) => {
    const labels = podLabels(object);
    return (
      isRecord(labels) && Object.entries(selector).every(([key, value]) => labels[key] === value)
    );
  });
}

/** Samples for the examples of rules. */
export function podAndService(service: string): string {
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

export const twoPods = `apiVersion: apps/v1
kind: Deployment
metadata: {name: demo}
spec:
  replicas: 2
  selector: {matchLabels: {app: demo}}
  template:
    metadata: {labels: {app: demo}}
    spec: {containers: [{name: demo, image: 'example.com/demo:1.0.0'}]}`;
