import {expect, it} from 'vitest';
import {objectsOf, podOf, withoutPlatformFields} from '../../../../scripts/verify/manifests.mts';

it('reads objects and skips values, broken documents and kustomizations', () => {
  const text = [
    'apiVersion: v1\nkind: Service\nmetadata: {name: a}',
    'replicas: 2',
    'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nmetadata: {name: b}',
    'apiVersion: v1\nkind: List\nmetadata: {}\nitems:\n  - {apiVersion: v1, kind: Pod, metadata: {name: c}}',
  ].join('\n---\n');
  expect(objectsOf(text).map(({kind}) => kind)).toEqual(['Service', 'Pod']);
});

it('extracts the pod of a cron job with its namespace', () => {
  const [job] = objectsOf(
    'apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: a, namespace: shop}\n' +
      'spec: {jobTemplate: {spec: {template: {spec: {containers: []}}}}}',
  );
  expect(job && podOf(job)).toMatchObject({
    kind: 'Pod',
    metadata: {name: 'a-0', namespace: 'shop'},
    spec: {containers: []},
  });
});

it("removes the platform's field of an ingress path", () => {
  const [ingress] = objectsOf(
    'apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: a}\n' +
      'spec: {rules: [{http: {paths: [{path: /, property: {x: y}}]}}]}',
  );
  expect(ingress && JSON.stringify(withoutPlatformFields(ingress))).not.toContain('property');
});
