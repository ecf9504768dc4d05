/* Sends the manifests of each page to real API servers, in the order of the page. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {startApiServer, type ApiServer} from './apiServer.mts';
import {objectsOf, podOf, withoutPlatformFields, type KubernetesObject} from './manifests.mts';
import {findTool, findTools, type Program} from './tools.mts';
import type {Failure, SampleGroup, StageResult, VerifySample} from './types.mts';

/** Starts each API server that is installed, with the custom resource definitions. */
export async function withApiServers(
  use: (server: ApiServer) => Promise<void> | void,
): Promise<boolean> {
  const etcd = findTool('etcd');
  const kubectl = findTool('kubectl');
  const servers = findTools('apiServer');
  if (!etcd || !kubectl) return false;
  for (const program of servers) {
    const server = await startApiServer(program, etcd, kubectl);
    try {
      addDefinitions(server);
      await use(server);
    } finally {
      server.stop();
    }
  }
  return servers.length > 0;
}

/** `VERIFY_CRDS` is a folder with the definitions of the releases that the pages pin. */
function addDefinitions(server: ApiServer): void {
  const folder = process.env['VERIFY_CRDS'];
  if (!folder || !existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.yaml'))) {
    const {status, stderr} = server.kubectl([
      'apply',
      '--server-side',
      '--force-conflicts',
      '-f',
      path.join(folder, name),
    ]);
    if (status !== 0) console.log(`${name}: ${stderr.trim()}`);
  }
  server.kubectl(['wait', '--for=condition=Established', '--timeout=60s', 'crd', '--all']);
}

export async function verifyManifests(
  groups: readonly SampleGroup[],
  only: (file: string) => boolean,
): Promise<StageResult> {
  const result: StageResult = {outcomes: [], failures: [], skipped: []};
  const admitted = new Map<VerifySample, string[]>();
  const refused = new Set<VerifySample>();
  const kubectl = findTool('kubectl') as Program;
  await withApiServers((server) => {
    for (const group of groups.filter(({file}) => only(file))) {
      const namespaces = addNamespaces(server, group);
      for (const sample of group.samples) {
        if (sample.language !== 'yaml' || sample.unchecked !== undefined) continue;
        const objects = objectsOf(sample.text);
        if (objects.length === 0) continue;
        const {failures, unknown} = admitAll(server, objects);
        if (failures.length > 0) refused.add(sample);
        result.failures.push(...failures.map((message) => toFailure(server, sample, message)));
        if (unknown.length > 0)
          result.skipped.push(
            `${sample.file}:${sample.line} no definition for ${unknown.join(', ')}`,
          );
        else if (failures.length === 0)
          admitted.set(sample, [...(admitted.get(sample) ?? []), server.version]);
      }
      removeNamespaces(server, namespaces);
    }
  });
  for (const [sample, versions] of admitted)
    if (!refused.has(sample))
      result.outcomes.push({
        sample,
        level: 'admitted',
        tools: [
          ...versions.map((version) => ({name: 'kube-apiserver', version})),
          {name: 'kubectl', version: kubectl.version},
        ],
      });
  return result;
}

/**
 * Creates the namespaces of the page, with the labels of later manifests. This is the state in
 * which a reader applies the page a second time.
 */
function addNamespaces(server: ApiServer, group: SampleGroup): string[] {
  const objects = group.samples
    .filter(({language}) => language === 'yaml')
    .flatMap(({text}) => objectsOf(text));
  const declared = objects.filter(({kind}) => kind === 'Namespace');
  const used = objects.map(({metadata}) => metadata.namespace ?? 'default');
  const names = new Set([...used, ...declared.map(({metadata}) => metadata.name ?? '')]);
  names.delete('default');
  names.delete('kube-system');
  for (const name of names)
    if (!declared.some(({metadata}) => metadata.name === name))
      server.kubectl(['create', 'namespace', name]);
  for (const object of declared) server.kubectl(['apply', '-f', '-'], JSON.stringify(object));
  for (const {text, language} of group.samples) {
    if (language !== 'bash') continue;
    for (const [, rest = ''] of text.matchAll(
      /kubectl label (?:--overwrite )?(?:namespace|ns) ([^\n\\]+)/g,
    ))
      server.kubectl(['label', '--overwrite', 'namespace', ...rest.trim().split(/\s+/)]);
  }
  return [...names];
}

/** Sends the request to finalize each namespace, because no controller removes it. */
export function removeNamespaces(server: ApiServer, names: readonly string[]): void {
  for (const name of names) {
    server.kubectl(['delete', 'namespace', name, '--wait=false']);
    const {stdout, status} = server.kubectl(['get', 'namespace', name, '-o', 'json']);
    if (status !== 0) continue;
    const object = JSON.parse(stdout) as {spec: {finalizers?: string[]}};
    object.spec.finalizers = [];
    server.kubectl(
      ['replace', '--raw', `/api/v1/namespaces/${name}/finalize`, '-f', '-'],
      JSON.stringify(object),
    );
  }
}

/** Tests whether the API server accepts the objects, and the pods that they start. */
export function admitAll(
  server: ApiServer,
  objects: readonly KubernetesObject[],
): {failures: string[]; unknown: string[]} {
  const failures: string[] = [];
  const unknown = new Set<string>();
  const ask = (some: readonly KubernetesObject[]): {status: number | null; stderr: string} =>
    server.kubectl(
      ['apply', '--dry-run=server', '-f', '-'],
      some.map((each) => JSON.stringify(withoutPlatformFields(each))).join('\n---\n'),
    );
  const all = objects.flatMap((object) => {
    const pod = podOf(object);
    return [{object, each: object}, ...(pod ? [{object, each: pod}] : [])];
  });
  // One call is much faster than many. If it fails, send each object alone.
  if (ask(all.map(({each}) => each)).status === 0) return {failures, unknown: []};
  for (const {object, each} of all) {
    const {status, stderr} = ask([each]);
    if (status === 0) continue;
    if (/no matches for kind|ensure CRDs are installed/.test(stderr))
      unknown.add(`${object.apiVersion} ${object.kind}`);
    else failures.push(`${each.kind} ${each.metadata.name ?? ''}: ${shorten(stderr)}`);
  }
  return {failures: [...new Set(failures)], unknown: [...unknown]};
}

function shorten(stderr: string): string {
  return stderr
    .replace(/^(Error from server|error):? ?/i, '')
    .replaceAll('error when creating "STDIN": ', '')
    .replace(/\s+/g, ' ')
    .trim();
}

function toFailure(server: ApiServer, {file, line}: VerifySample, message: string): Failure {
  return {file, line, stage: `kube-apiserver ${server.version}`, message};
}
