import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {readKubernetesValidator} from '../../src/content/samples/kubernetes';

interface Manifest {
  kind: string;
  metadata: {name: string};
  /** A ConfigMap has no spec. */
  spec?: Record<string, unknown>;
}
interface PodSpec {
  securityContext: {runAsNonRoot: boolean};
  containers: {
    image: string;
    securityContext: Record<string, unknown>;
    resources: {limits: {memory: string}};
    readinessProbe?: unknown;
  }[];
}

const folder = 'deploy/kubernetes';
const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));
const read = (name: string): Manifest[] =>
  parseAllDocuments(readFileSync(`${folder}/${name}`, 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });

/** The pod of a Deployment, StatefulSet or CronJob. */
function podOf({spec}: Manifest): PodSpec | undefined {
  const {template, jobTemplate} = (spec ?? {}) as {
    template?: {spec: PodSpec};
    jobTemplate?: {spec: {template: {spec: PodSpec}}};
  };
  return template?.spec ?? jobTemplate?.spec.template.spec;
}

describe.each(files)('%s', (name) => {
  const manifests = read(name);

  it('is valid for Kubernetes', async () => {
    const validator = await readKubernetesValidator(process.cwd());
    for (const manifest of manifests)
      expect(validator.validate(manifest), `${manifest.kind} ${manifest.metadata.name}`).toEqual(
        [],
      );
  });

  it('runs without rights, from a pinned image, on a read-only root, within limits', () => {
    const pods = manifests.map(podOf).filter((pod) => pod !== undefined);
    expect(pods.length).toBeGreaterThan(0);
    for (const {securityContext, containers} of pods) {
      expect(securityContext.runAsNonRoot).toBe(true);
      for (const {image, securityContext: rights, resources} of containers) {
        expect(image).toMatch(/:\d+\.\d+(\.\d+)?$/);
        expect(rights).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: {drop: ['ALL']},
        });
        expect(resources.limits.memory).toMatch(/^\d+[MG]i$/);
      }
    }
  });

  it('survives the loss of a node: disruption budget and network policy', () => {
    const kinds = manifests.map(({kind}) => kind);
    for (const kind of ['PodDisruptionBudget', 'NetworkPolicy', 'Service'])
      expect(kinds).toContain(kind);
  });
});

it('the search cluster lists all its nodes', () => {
  const manifests = parseAllDocuments(readFileSync(`${folder}/typesense.yml`, 'utf8')).map(
    (document) => document.toJS() as Manifest & {data?: {nodes: string}},
  );
  const nodes = manifests.find(({kind}) => kind === 'ConfigMap')?.data?.nodes.split(',') ?? [];
  expect(nodes).toHaveLength(3);
  expect(manifests.find(({kind}) => kind === 'StatefulSet')?.spec?.['replicas']).toBe(nodes.length);
});

it('the container can be built with every setting that is no secret', () => {
  const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  const build = readFileSync('deploy/container/Dockerfile', 'utf8').split(/^FROM /m)[1] ?? '';
  const wanted = settings.filter(
    (name) => name !== 'TYPESENSE_ADMIN_KEY' && !name.startsWith('YOUTUBE_'),
  );
  expect([...build.matchAll(/^ARG ([A-Z_]+)/gm)].map(([, name]) => name).sort()).toEqual(
    wanted.sort(),
  );
});

it('the container runs as the user that the manifest names', () => {
  const user = /^USER (\d+):/m.exec(readFileSync('deploy/container/Dockerfile', 'utf8'))?.[1];
  expect(readFileSync(`${folder}/site.yml`, 'utf8')).toContain(`runAsUser: ${user ?? 'none'}`);
});
