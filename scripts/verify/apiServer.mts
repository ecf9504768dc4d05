/* Starts kube-apiserver and etcd on the loopback interface while a stage needs them. */
import {spawn, type ChildProcess} from 'node:child_process';
import {generateKeyPairSync, randomBytes} from 'node:crypto';
import {mkdtempSync, openSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {SpawnSyncReturns} from 'node:child_process';
import {run, type Program} from './tools.mts';

export interface ApiServer {
  version: string;
  kubectl(args: readonly string[], input?: string): SpawnSyncReturns<string>;
  stop(): void;
}

export async function startApiServer(
  apiServer: Program,
  etcd: Program,
  kubectl: Program,
): Promise<ApiServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-kubernetes-'));
  const [client, peer, secure] = await freePorts(3);
  const key = path.join(folder, 'service-account.key');
  const {privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});
  writeFileSync(key, privateKey.export({type: 'pkcs1', format: 'pem'}));
  const token = randomBytes(16).toString('hex');
  const tokens = path.join(folder, 'tokens.csv');
  writeFileSync(tokens, `${token},verify,verify,system:masters\n`);
  const clientUrl = `http://127.0.0.1:${client}`;
  const peerUrl = `http://127.0.0.1:${peer}`;
  const children = [
    start(folder, etcd.file, [
      `--data-dir=${folder}/etcd`,
      `--listen-client-urls=${clientUrl}`,
      `--advertise-client-urls=${clientUrl}`,
      `--listen-peer-urls=${peerUrl}`,
      `--initial-advertise-peer-urls=${peerUrl}`,
      `--initial-cluster=default=${peerUrl}`,
    ]),
    start(folder, apiServer.file, [
      `--etcd-servers=${clientUrl}`,
      '--bind-address=127.0.0.1',
      '--advertise-address=127.0.0.1',
      `--secure-port=${secure}`,
      `--cert-dir=${folder}`,
      '--service-cluster-ip-range=10.247.0.0/16',
      '--service-account-issuer=https://verify.example.com',
      `--service-account-key-file=${key}`,
      `--service-account-signing-key-file=${key}`,
      `--token-auth-file=${tokens}`,
      '--authorization-mode=RBAC',
      '--allow-privileged=true',
      // No controller runs, so namespaces have no default service account.
      '--disable-admission-plugins=ServiceAccount',
    ]),
  ];
  const server: ApiServer = {
    version: apiServer.version,
    kubectl: (args, input) =>
      run(
        kubectl.file,
        [
          `--server=https://127.0.0.1:${secure}`,
          '--insecure-skip-tls-verify',
          `--token=${token}`,
          ...args,
        ],
        {...(input === undefined ? {} : {input}), env: {HOME: folder, KUBECONFIG: ''}},
      ),
    stop: () => {
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, {recursive: true, force: true, maxRetries: 5});
    },
  };
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const {status, stdout} = server.kubectl(['get', '--raw', '/readyz']);
    if (status === 0 && stdout === 'ok') return server;
    if (children.some(({exitCode}) => exitCode !== null)) break;
    await sleep(1000);
  }
  for (const child of children) child.kill('SIGKILL');
  throw new Error(`kube-apiserver ${apiServer.version} does not start, see the logs in ${folder}`);
}

function start(folder: string, file: string, args: readonly string[]): ChildProcess {
  const log = openSync(path.join(folder, `${path.basename(file)}.log`), 'a');
  return spawn(file, args, {cwd: folder, stdio: ['ignore', log, log]});
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({length: count}, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
        }),
    ),
  );
  for (const server of servers) server.close();
  return ports;
}
