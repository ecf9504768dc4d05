import {sample} from '../../../content/checks/examples';
import type {Edit, Rule} from '../../../content/checks/rule';

/** A fact that every page must state if a sample uses a certain object. */
interface Caveat {
  /** Matches the object in a sample. */
  object: RegExp;
  /** Matches the fact anywhere on the page. */
  fact: RegExp;
  message: string;
  fix: string;
}

const caveats: readonly Caveat[] = [
  {
    object: /image:\s*["']?swr\./g,
    fact: /imagePullSecrets/,
    message: 'a private image of the registry (SWR) is pulled without imagePullSecrets',
    fix: 'add imagePullSecrets with default-secret',
  },
  {
    object: /type:\s*NodePort\b/g,
    fact: /30000|node ports?\b/i,
    message: 'the page does not say that a node port bypasses TLS and access lists',
    fix: 'say that the security group of the nodes must close 30000 to 32767, or link to that',
  },
  {
    object: /disk_encryption_id\s*=/g,
    fact: /KMS Administrator/,
    message: 'the page does not say that encrypted databases need KMS Administrator',
    fix: 'name the role among the prerequisites',
  },
  {
    object: /worm_policy\s*\{/g,
    fact: /default retention|without a version ID/i,
    message: 'the page does not say what retention does not protect',
    fix: 'say that a deletion without a version ID adds a marker, and that the default retention can be changed',
  },
  {
    object: /session_replication_role/g,
    fact: /\borigin\b/,
    message: 'the page does not reset session_replication_role',
    fix: 'add the step that sets it to origin',
  },
  {
    object: /\baws\b[^\n]*\b(?:s3 (?:cp|sync|mv) (?!--|["']?s3:|["']?\$)|put-object\b)/g,
    fact: /AWS_REQUEST_CHECKSUM_CALCULATION|v1 client|checksum lines/,
    message: 'after an upload with the AWS client, OBS stores checksum lines as content',
    fix: 'set AWS_REQUEST_CHECKSUM_CALCULATION=when_required',
  },
  {
    object: /\baws\b(?=[^\n]*--endpoint-url)[^\n]* s3(?:api)? /g,
    fact: /addressing_style/,
    message: 'the AWS client puts the bucket into the path, and OBS does not read it there',
    fix: 'add aws configure set default.s3.addressing_style virtual',
  },
  {
    object: /grafana-community\/loki\b/g,
    fact: /tag:\s*["']?3\.(?:7\.(?:[7-9]|\d\d)|[89]\.)/,
    message: 'Loki before 3.7.7 stores unreadable objects in OBS',
    fix: 'set loki.image.tag to 3.7.7 or later',
  },
  {
    object: /ephemeral-storage:|sizeLimit:\s*["']?\d+Gi/g,
    fact: /kubelet's part|10 % of (?:a node's|its) data disk|gets 10 % of it/,
    message: 'the page does not say that scratch space is 10 percent of the data disk by default',
    fix: 'say that emptyDir and requests for ephemeral-storage share the part of the kubelet',
  },
  {
    object: /kind: ApplicationSet\b[^]*\b(?:Prune|Delete)=confirm/g,
    fact: /argocd\.argoproj\.io\/deletion-approved/,
    message: 'the ApplicationSet removes the annotation that confirms a deletion',
    fix: 'list argocd.argoproj.io/deletion-approved in spec.preservedFields.annotations',
  },
  {
    object: /@@third_zone@@/g,
    fact: /\beu-ch2\b/,
    message: 'the page does not say that eu-ch2 has only two zones',
    fix: 'say what to do with two zones',
  },
  {
    object:
      /\b(?:dns )?zone delete\b|resource "opentelekomcloud_dns_zone_v2"[^}]*type\s*=\s*"public"/g,
    fact: /\b(?:delegation|registrar)\b/i,
    message: 'if a zone is deleted before its delegation, others can take it over',
    fix: 'say that the reader removes the delegation first, at the registrar or in the parent zone',
  },
  {
    object: /\bmount\b[^\n]* -t nfs|\bnfs4? [^\n]*\bvers=/g,
    fact: /nfs-(?:common|utils|client)|\bNFS client\b/,
    message: 'a step mounts a share, but no step installs the NFS client',
    fix: 'install nfs-common (Ubuntu, Debian) or nfs-utils (openEuler, Rocky) before the mount',
  },
  {
    object: /resource "opentelekomcloud_identity_project_v3"/g,
    fact: /prevent_destroy/,
    message: 'terraform destroy deletes the project with everything in it',
    fix: 'set lifecycle { prevent_destroy = true }, and remove the project from the state before a destroy',
  },
  {
    object: /provider "aws" \{/g,
    // The state of every page is in OBS, which reads the variables of AWS too.
    fact: /^\s*profile\s*=/m,
    message: 'AWS and the remote state read their keys from the same variables',
    fix: 'set profile in the provider "aws"',
  },
  {
    object: /\bgha-runner-scale-set(?!-controller)\b/g,
    fact: /safe-to-evict/,
    message: 'a scale-in of nodes stops running jobs',
    fix: 'annotate the pods with cluster-autoscaler.kubernetes.io/safe-to-evict: "false"',
  },
  {
    object: /^\s*scale_enable\s*=\s*true\b/gm,
    fact: /scaleDownEnabled/,
    message:
      'the autoscaler of the platform does not remove nodes by default, so their cost continues',
    fix: 'say that the reader enables scale-in in its add-on, with scaleDownEnabled',
  },
  {
    object: /--os-project-name\b/g,
    fact: /\bunset\b[^\n]*\bOS_PROJECT_ID\b/,
    message: 'OS_PROJECT_ID in the shell overrides --os-project-name',
    fix: 'unset OS_PROJECT_ID OS_TENANT_ID first',
  },
  {
    object: /\bopenstack\b[^\n]* --(?:user-|project-|group-)?domain[ =]/g,
    fact: /(?!)/,
    message: 'the client first requests the domain from IAM, and IAM refuses this',
    fix: 'remove the option, and sign in with a token of the account',
  },
  {
    object: /-lockfile=readonly\b/g,
    fact: /\.terraform\.lock\.hcl/,
    message: 'init fails, because no earlier step has stored a lock file',
    fix: 'add .terraform.lock.hcl to the repository first',
  },
  {
    // Every failure of the command prints this word, including a wrong address or a missing
    // program.
    object:
      /\|\| echo ["']?(?:[a-z][\w ]*:? )?(?:ok|okay|passed|closed|refused|blocked|denied|unreadable|gone)\b(?! *:)/g,
    fact: /positive control/i,
    message: 'a refused call proves nothing without a call that succeeds',
    fix: 'add a call that must succeed, and name it the positive control',
  },
];

const pod = (spec: string): Edit =>
  sample(`apiVersion: v1\nkind: Pod\nmetadata:\n  name: demo\nspec:\n${spec}`, 'yaml');
const container = '  containers: [{name: demo, image: swr.example.com/demo/demo:1.0.0}]';

/** A caveat that was found on one page is required on every page that uses the object. */
export const requiredCaveats: Rule = {
  name: 'required-caveats',
  finds: 'an object in a sample without the fact that belongs to it',
  fix: 'add the fact, or a link to the page that explains it',
  wrong: {
    'an image of the registry without a pull secret': pod(container),
    'a bucket in the path': sample('aws --endpoint-url "$OBS" s3 ls s3://demo'),
    'a refusal without a control': sample('nc -z example.com 443 || echo blocked'),
    'a share without its client': sample('mount -t nfs4 192.0.2.10:/ /mnt/demo'),
    'nodes that are never removed': sample('scale_enable = true', 'ini'),
    'a project that a variable replaces': sample('openstack --os-project-name demo server list'),
    'a lock file that nobody stores': sample(
      'steps:\n  - run: terraform init -lockfile=readonly',
      'yaml',
    ),
    'a project that a destroy may delete': sample(
      'resource "opentelekomcloud_identity_project_v3" "demo" {\n  name = "@@region@@_demo"\n}',
      'hcl',
    ),
    'keys of AWS beside the remote state': sample(
      'provider "aws" {\n  region = "eu-central-1"\n}',
      'hcl',
    ),
    'runners that a scale-in ends': sample(
      'helm install demo oci://example.com/gha-runner-scale-set --version 0.14.2',
    ),
    'scratch space without its share of the disk': pod(
      '  containers: [{name: demo, image: example.com/demo:1.0.0}]\n' +
        '  volumes: [{name: work, emptyDir: {sizeLimit: 20Gi}}]',
    ),
  },
  right: {
    'an image of the registry with a pull secret': pod(
      `  imagePullSecrets: [{name: default-secret}]\n${container}`,
    ),
    'a bucket in the host name': sample(
      'export AWS_CONFIG_FILE=demo\naws configure set default.s3.addressing_style virtual\naws s3 ls s3://demo --endpoint-url "$OBS"',
    ),
    'a refusal beside a control': sample(
      '# Positive control\nnc -z a 443\nnc -z b 443 || echo blocked',
    ),
    'a share with its client': sample(
      'apt-get install -y nfs-common\nmount -t nfs4 192.0.2.10:/ /mnt/demo',
    ),
    'a word for a failure': sample("nc -z example.com 443 || echo 'NOT PROVEN'"),
  },
  inSamples: caveats.map(({object, fact, message, fix}) => ({
    pattern: object,
    once: true,
    message: (_match, {body}) => (fact.test(body) ? undefined : message),
    fix,
  })),
};
