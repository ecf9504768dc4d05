import {prose, sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';

const address = /(?<![\w./-])(\d{1,3}(?:\.\d{1,3}){3})(?:\/(\d+))?(?![\w-]|\.\d)/g;
/** Matches range and gateway in the block of a subnet. */
const gateway = /^ *cidr\s*=\s*"([\d.]+)\/(\d+)"\n *gateway_ip\s*=\s*"([\d.]+)"/gm;
const network =
  /^ *resource "opentelekomcloud_vpc_v1" "([\w-]+)" \{(?![^}]*secondary)[^}]*?\bcidr\s*=\s*"([\d.]+)\/(\d+)"/gm;
const subnet = /^ *resource "opentelekomcloud_vpc_subnet_v1" "[\w-]+" \{[^}]*/gm;
/** In these lines an address with a prefix is one host: an interface, or the end of a tunnel. */
const ofHost = /\b(?:ip addr|address|cidrhost|host)\b|\b169\.254\./i;

/** An address of four bytes as a number. */
function toNumber(ip: string): number {
  return ip.split('.').reduce((number, byte) => number * 256 + Number(byte), 0);
}

/** The first address of a network. */
function firstAddress(ip: string, prefix: number): string {
  const size = 2 ** (32 - prefix);
  const first = Math.floor(toNumber(ip) / size) * size;
  return [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256).join('.');
}

/** Returns the problem of an address or a network, and how to correct it. */
function problemOf(line: string, ip: string, prefix?: string): [string, string?] | undefined {
  const large = ip.split('.').find((byte) => Number(byte) > 255);
  if (large !== undefined) return [`"${ip}" is no address: ${large} is more than 255`];
  if (prefix === undefined) return undefined;
  if (Number(prefix) > 32) return [`"${ip}/${prefix}" is no network: a prefix is at most 32`];
  const first = firstAddress(ip, Number(prefix));
  if (first === ip || ofHost.test(line)) return undefined;
  return [`"${ip}/${prefix}" is no network`, `write "${first}/${prefix}", or another prefix`];
}

/** Addresses and networks are valid. APIs refuse or round a network with host bits. */
export const networkAddresses: Rule = {
  name: 'network-addresses',
  finds:
    'an address or a network that does not exist, a gateway outside its subnet, or a subnet outside its VPC',
  fix: 'write an address whose bytes are at most 255, or the first address of the network',
  wrong: {
    'a byte above 255': sample('ping -c 1 10.10.256.1'),
    'a prefix above 32': sample('cidr = "10.10.0.0/33"', 'hcl'),
    'a network with bits of a host': prose('The subnet is 10.10.8.0/20.'),
    'a network of a template': {
      file: 'templates/one-network/example.tfvars',
      to: '# Network\ncidr = "10.10.8.0/20"\n',
    },
    'a gateway outside its subnet': sample(
      'resource "opentelekomcloud_vpc_subnet_v1" "demo" {\n  name       = "demo"\n  vpc_id     = "demo"\n  cidr       = "10.10.8.0/24"\n  gateway_ip = "10.10.9.1"\n}',
      'hcl',
    ),
    'a subnet outside its VPC': sample(
      'resource "opentelekomcloud_vpc_v1" "demo" {\n  name = "demo"\n  cidr = "10.10.0.0/16"\n}\n\nresource "opentelekomcloud_vpc_subnet_v1" "demo" {\n  name       = "demo"\n  vpc_id     = opentelekomcloud_vpc_v1.demo.id\n  cidr       = "10.11.8.0/24"\n  gateway_ip = "10.11.8.1"\n}',
      'hcl',
    ),
  },
  right: {
    'one host with its prefix': sample('ip addr add 10.8.0.1/24 dev tun0'),
    'a version of four numbers': prose('The version is v120.0.6099.109.'),
  },
  findInPage: ({body, bodyOffset}) =>
    problemsIn(body).map(({line, ...problem}) => ({line: bodyOffset + line, ...problem})),
  find: ({templateFiles}) =>
    templateFiles.flatMap(({file, tree}) =>
      nodesOf(tree(), 'code').flatMap((node) =>
        problemsIn(node.value).map(({line, ...problem}) => ({
          file,
          line: lineOf(node) + line,
          ...problem,
        })),
      ),
    ),
};

function problemsIn(text: string): {line: number; message: string; fix?: string}[] {
  const ofAddresses = text.split('\n').flatMap((content, index) =>
    [...content.matchAll(address)].flatMap(([, ip = '', prefix]) => {
      const [message, fix] = problemOf(content, ip, prefix) ?? [];
      return message === undefined ? [] : [{line: index + 1, message, ...(fix && {fix})}];
    }),
  );
  const ofGateways = [...text.matchAll(gateway)].flatMap((match) => {
    const {1: ip = '', 2: prefix = '', 3: host = '', index} = match;
    if (problemOf('', ip, prefix) ?? problemOf('', host)) return [];
    if (firstAddress(host, Number(prefix)) === ip) return [];
    const line = text.slice(0, index).split('\n').length + 1;
    const message = `the gateway ${host} is not in the subnet ${ip}/${prefix}`;
    return [{line, message, fix: 'write an address of the subnet'}];
  });
  return [...ofAddresses, ...ofGateways, ...outsideTheirNetwork(text)];
}

/** Subnets with a literal range outside that of their VPC. */
function outsideTheirNetwork(text: string): {line: number; message: string; fix: string}[] {
  const networks = [...text.matchAll(network)];
  return [...text.matchAll(subnet)].flatMap(({0: block, index}) => {
    const [, vpc] = /\bvpc_id\s*=\s*opentelekomcloud_vpc_v1\.([\w-]+)\.id/.exec(block) ?? [];
    const [range = '', ip = ''] = /(?<=\bcidr\s*=\s*")([\d.]+)\/\d+/.exec(block) ?? [];
    const [, , first = '', prefix = ''] = networks.find(([, name]) => name === vpc) ?? [];
    if (!first || !ip || firstAddress(ip, Number(prefix)) === first) return [];
    const line = text.slice(0, index + block.indexOf(range)).split('\n').length;
    const message = `the subnet ${range} is not in its VPC, ${first}/${prefix}`;
    return [{line, message, fix: 'write a range of the VPC'}];
  });
}
