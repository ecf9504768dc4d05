import {tmpdir} from 'node:os';
import {beforeAll, describe, expect, it} from 'vitest';
import {installedShellcheck} from '../../../../src/content/samples/checkers/bash';
import {checkSamples} from '../../../../src/content/samples/checkSamples';
import {createCheckers} from '../../../../src/content/samples/createCheckers';
import type {Sample, SampleChecker} from '../../../../src/content/samples/types';
import type {SampleLanguage} from '../../../../src/content/sampleLanguages';

let checkers: SampleChecker[];
beforeAll(async () => {
  checkers = await createCheckers('tests/fixtures/samples');
});

async function findings(
  language: SampleLanguage,
  text: string,
  ...others: string[]
): Promise<string[]> {
  const toSample = (code: string): Sample => ({
    language,
    text: code,
    file: 'docs/a.md',
    line: 10,
    unchecked: undefined,
  });
  const [result] = await checkSamples([text, ...others].map(toSample), {
    checkers,
    siteDir: tmpdir(),
  });
  return (result?.findings ?? []).map(
    ({line, code, message}) => `${line}: ${code ? `${code} ` : ''}${message}`,
  );
}

/** Table rows for samples by language: the name or index, the language and the text of each. */
const perLanguage = (
  samples: Record<string, Record<string, string> | readonly string[]>,
): [string, SampleLanguage, string][] =>
  Object.entries(samples).flatMap(([language, texts]) =>
    Object.entries(texts).map(([name, text]): [string, SampleLanguage, string] => [
      name,
      language as SampleLanguage,
      text,
    ]),
  );

const deployment = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: shop
spec:
  replicas: 2
  selector:
    matchLabels: {app: shop}
  template:
    metadata:
      labels: {app: shop}
    spec:
      containers:
        - name: shop
          image: registry.example.com/shop:1.4.2
          ports:
            - containerPort: 8080
          resources:
            limits: {cpu: 1, memory: 256Mi}
`;

describe('programs of bash samples', () => {
  it.each([
    'kubectl -n shop get pods -o wide',
    'kubectl exec -it sso-0 -- psql -tAc "SELECT 1"',
    'kubectl apply -f - <<< "$MANIFEST"',
    'kubectl wait --for condition=Ready scaledobject/shop --timeout 60s',
    'kubectl "${OPTIONS[@]}" get pods "--$FLAG"',
    'helm upgrade --install shop ./chart --set=image.tag="$TAG"',
    'terraform -chdir=network apply -auto-approve -target=module.one',
    'aws --endpoint-url "$OBS" s3 cp --recursive here s3://there',
    'redis-cli -h cache --tls SET key value EX 60',
    'docker run --rm alpine:3.22 ls --colour',
    'curl -fsSL --retry 3 https://example.com',
    'apt-get install -y docker mc',
    'apt-get install -y jq curl',
    `get | jq -er --arg name shop '.items[] | select(.name == $name) # one' > id`,
    'jq "$PROGRAM" items.json && jq -f program.jq items.json && jq --indent 1 . items.json',
  ])('%s', async (command) => expect(await findings('bash', command)).toEqual([]));

  it.each(
    Object.entries({
      'kubectl wait pod --all --timeout=10min':
        '1: kubectl: "10min" is not a duration such as 90s or 10m',
      'helm upgrade shop ./chart --timeout 10':
        '1: helm: "10" is not a duration such as 90s or 10m',
      'kubectl wait --for=condition=Readyy pod --all':
        '1: kubectl: "Readyy" is not a condition. Write "ready"',
      "kubectl get pods -o jsonpath='{.items[*].status'": `1: kubectl: the brackets of "jsonpath={.items[*].status" do not match`,
      "curl -sw '%{http_cod}' https://example.com": '1: curl: curl has no variable "http_cod"',
      'aws s3 cp here s3:/there': '1: aws: "s3:/there" needs two slashes after "s3:"',
      "awk '{print $1}}' list.txt": "1: awk: line 1: extra '}'",
      'kubectl get pods --namespce shop':
        '1: kubectl: "kubectl get" has no option "--namespce" (did you mean "--namespace"?)',
      'kubectl --namespace shop gett pods':
        '1: kubectl: "kubectl" has no command "gett" (did you mean "get"?)',
      'kubectl rollout statuss deploy/a':
        '1: kubectl: "kubectl rollout" has no command "statuss" (did you mean "status"?)',
      'sudo -E timeout 5m kubectl get pods -oQ -Z': '1: kubectl: "kubectl get" has no option "-Z"',
      'true\nkubectl exec a -- vault operator unsealed':
        '2: vault: "vault operator" has no command "unsealed" (did you mean "unseal"?)',
      "bash -c '\nhelm list --deployd'":
        '2: helm: "helm list" has no option "--deployd" (did you mean "--deployed"?)',
      'terraform apply -autoapprove':
        '1: terraform: "terraform apply" has no option "-autoapprove" (did you mean "-auto-approve"?)',
      '[[ -n "$(openstack server lst)" ]]':
        '1: openstack: "openstack server" has no command "lst" (did you mean "list"?)',
      "get |\njq '.items[] |\n  slect(.name)'": '3: jq: slect/1 is not defined',
      'kubectl -n shop get podz,svc -o name':
        '1: kubectl knows no resource "podz": did you mean "pod"?',
      'kubectl delete --namespace shop deploymnt/shop':
        '1: kubectl knows no resource "deploymnt": did you mean "deployment"?',
      'kubectl get pods -o jsn': '1: kubectl: "jsn" is not a format of its output',
      'systemctl restrt nginx':
        '1: systemctl: "systemctl" has no command "restrt" (did you mean "restart"?)',
      'sudo apt-get instal -y jq':
        '1: apt-get: "apt-get" has no command "instal" (did you mean "install"?)',
      'openssl x509 -sha256 -in ca.crt -nout':
        '1: openssl: "openssl x509" has no option "-nout" (did you mean "-out"?)',
      'find . -name x -exec rm -Q {} +': '1: rm: "rm" has no option "-Q"',
      'set -euo pipfail': '1: set: the shell has no option "pipfail"',
      'curl -X POSTT https://example.com': '1: curl: "POSTT" is not a method of HTTP',
      "jq --argjson size 1 '.[] | $sizes' a.json": '1: jq: $sizes is not defined',
      "kubectl exec a -- jq '.items[' a.json": '1: jq: syntax error, unexpected end of file',
    }),
  )('%s', async (command, expected) =>
    expect(
      (await findings('bash', command.replaceAll('\\n', '\n'))).map((one) =>
        one.replace(/ [\d.]+(?=: ")/, ''),
      ),
    ).toEqual([expected]),
  );
});

describe('samples that are right', () =>
  it.each(
    perLanguage({
      bash: [
        'for name in one two; do\n  echo "$name"\ndone',
        'cat > a.json <<EOF\n{"a": $NUMBER}\nEOF',
      ],
      yaml: [
        'replicas: 3\n---\nname: second',
        deployment,
        'apiVersion: cert-manager.io/v1\nkind: Certificate\nmetadata: {name: shop}\nspec: {anything: true}',
        'apiVersion: v2\nname: a-chart',
        'on: push\npermissions: read-all\njobs:\n  a: {uses: ./.github/workflows/b.yml}\n  c: {runs-on: [self-hosted], steps: [{uses: "docker://alpine:3"}, {run: echo}]}',
        'stages: [a]\ndefault: {tags: [b]}\ninclude: [{local: c.yml}]\nd: {stage: .post, script: echo}',
        'on: [push]\njobs:\n  a: {steps: [{id: b, run: sleep 9, background: true}, {parallel: [{run: echo}]}, {cancel: b}]}',
        'stages: [a, "$[[ inputs.b ]]"]\nc: {stage: "$[[ inputs.b ]]", when: "$[[ inputs.d ]]", rules: !reference [.e, rules]}',
      ],
      json: ['{"a": [1, 2, {"b": null}]}'],
      hcl: [
        'resource "opentelekomcloud_vpc_v1" "main" {\n  name = "main"\n  cidr = "10.0.0.0/16"\n  count = 2\n}',
        'resource "random_password" "any" {\n  whatever = true\n}',
        'data "opentelekomcloud_identity_project_v3" "this" {}\nprovider "opentelekomcloud" {\n  alias = "second"\n}',
        'variable "a" {\n  type = map(object({cidr = string, ports = optional(list(number), [443])}))\n  default = {}\n}\nvariable "b" {\n  type = string\n  default = 1\n}\noutput "c" {\n  value = join(", ", [for key, one in var.a : "f(${one.cidr})"])\n}',
      ],
      ini: ['; comment\n[server]\nport = 3000\n\n[database]\nhost=db'],
      sql: [
        "SELECT pid FROM pg_stat_activity WHERE state = 'active';\n\\c shop\nCREATE ROLE reader LOGIN;",
        'CREATE DATABASE :"name" :locale;\nSELECT :\'a\'::text;',
        "GRANT SELECT ON *.* TO 'reader'@'%'",
      ],
      python: ['def f(x: int) -> str:\n    return f"{x!r}"'],
      powershell: [
        "Get-Process -Name HostGuard, HostWatch | Select-Object Name, Id, @{ n = 'End'; e = { $_.End } }\nAdd-X -Name '@' -Force",
        'w32tm /config /manualpeerlist:"0.pool.ntp.org,0x8 1.pool.ntp.org,0x8" /update',
      ],
      javascript: ["import a from 'a';\nexport const b = await a?.c ?? 1;"],
      dockerfile: ['FROM alpine:3.22\nRUN apk add --no-cache curl\nUSER 10001'],
    }),
  )('sample %s of %s', async (_name, language, text) => {
    expect(await findings(language, text)).toEqual([]);
  }));

describe('samples that are wrong', () =>
  it.each(
    perLanguage({
      yaml: {
        'memory below one byte in the values of a chart': 'resources: {limits: {memory: 64m}}',
        'a resource that pods do not have': 'resources: {requests: {cpus: 1}}',
        'a misspelt field in the values of a chart': 'volumeMounts: [{name: a, mountpath: /a}]',
        'a limit below the request in the values of a chart':
          'resources:\n  requests: {memory: 1Gi}\n  limits: {memory: 64Mi}',
        'a workflow with a misspelt key, event, permission and action':
          'name: a\non:\n  pull_requests: {}\npermissions: {content: read}\njobs:\n  one:\n    runs-on: a\n    step: []\n  two:\n    runs-on: a\n    permissions: wrote-all\n    steps:\n      - uses: actions/checkout\n      - runs: echo',
        'a pipeline with a job in no stage, and a misspelt key':
          'stages: [plan]\nimage: a\n.hidden: {}\napply:\n  stage: aply\n  scripts: [echo]\n  rules: [{when: manually}]',
        'a misspelt event, and a script in the defaults of jobs':
          'on: pushed\njobs: {}\n---\nstages: [a]\ndefault: {script: echo}',
        'a misspelt key of cloud-init':
          'package: [nginx]\nwrite_files: [{path: /a, permission: "0600"}]\nruncmd: [echo]',
        'a variable twice in the values of a chart':
          'extraEnv: [{name: A, value: a}, {name: A, value: b}]',
        'a disk for several nodes':
          'persistence: {storageClass: csi-disk, accessModes: [ReadWriteMany]}',
        'a misspelt boolean': 'enabled: tru',
        'rules of a direction that the policy does not name':
          'apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: {name: a}\nspec: {podSelector: {}, policyTypes: [Ingress], egress: []}',
        'two YAML keys of one name': 'a: 1\nb: 2\na: 3',
        'an error in the second document': 'a: 1\n---\nb: [1, 2',
        'a field that no Deployment has': deployment.replace('replicas: 2', 'replica: 2'),
        'a field of the wrong type': deployment.replace(
          'containerPort: 8080',
          'containerPort: "8080"',
        ),
        'a field that is missing': deployment.replace(/ {2}selector:\n.*\n/, ''),
        'a version that Kubernetes has no more': deployment.replace(
          'apps/v1',
          'extensions/v1beta1',
        ),
        'a kind that nobody declares':
          'apiVersion: example.com/v1\nkind: Thing\nmetadata: {name: a}',
        'a quantity of an unknown unit': deployment.replace('256Mi', '256M1'),
        'a port that does not exist': deployment.replace('8080', '80800'),
        'a selector that selects other pods': deployment.replace(
          'labels: {app: shop}',
          'labels: {app: shops}',
        ),
        'an hour that no day has':
          'apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: a}\nspec:\n  schedule: "0 24 * * *"\n  jobTemplate: {}',
        'scripts in a pipeline, in a container and in cloud-init': [
          'steps:',
          '  - run: kubectl gett pods',
          '  - run: |',
          '      echo "${{ inputs.name }}"',
          '      helm list --deployd',
          '---',
          'runcmd:',
          '  - echo fine',
          '  - jq "slect(.)" a.json',
          '---',
          'containers:',
          '  - command: [/bin/sh, -ec]',
          '    args:',
          '      - |',
          '        if true; then',
          '  - command: [env, kubectl gett]',
        ].join('\n'),
        'a deployment that the API server refuses': deployment
          .replace('name: shop\n', 'name: My_shop\n')
          .replace('- containerPort: 8080', '- {name: the-port-of-the-shop, containerPort: 8080}')
          .replace('limits: {cpu: 1,', 'requests: {cpu: 1500m}\n            limits: {cpu: 1,')
          .replace(
            'ports:',
            [
              'imagePullPolicy: IfAbsent',
              'env: [{name: A, value: "1"}, {name: A, value: "2"}]',
              'volumeMounts: [{name: data, mountPath: /data}]',
              'readinessProbe: {httpGet: {path: /, port: http}}',
              'ports:',
            ].join('\n          '),
          ),
        'a job that starts again, and an autoscaler without room':
          'apiVersion: batch/v1\nkind: Job\nmetadata: {name: a}\nspec:\n  template:\n    spec:\n      restartPolicy: Always\n      containers: [{name: a, image: a}]\n---\napiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: a}\nspec:\n  minReplicas: 5\n  maxReplicas: 2\n  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}',
        'a role with a wrong verb and group, a Secret in plain text, and a disk for many nodes': [
          'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: {name: a}\nrules:\n  - {apiGroups: [""], resources: [pods, pods/log, deployments], verbs: [get, lsit]}\n  - {apiGroups: [metrics.k8s.io], resources: [pods], verbs: [get]}',
          'apiVersion: v1\nkind: Secret\nmetadata: {name: a}\ndata: {password: horse staple}',
          'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: a}\nspec:\n  accessModes: [ReadWriteMany]\n  storageClassName: csi-disk\n  resources: {requests: {storage: 10Gi}}',
        ].join('\n---\n'),
        'annotations, hosts, paths, a time zone and a deadline that do not exist': [
          'apiVersion: v1\nkind: Service\nmetadata:\n  name: a\n  annotations:\n    kubernetes.io/elb.class: unoin\n    kubernetes.io/elb.autocreate: \'{"type": "public",}\'\nspec:\n  ports: [{port: 80}]',
          'apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: a}\nspec:\n  tls: [{hosts: [a.example.com, b.example.com], secretName: a}]\n  rules: [{host: a.example.com}]',
          'apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: a}\nspec:\n  schedule: 0 3 * * *\n  timeZone: Europe/Berln\n  concurrencyPolicy: Forbid\n  jobTemplate:\n    spec:\n      template:\n        spec:\n          restartPolicy: Never\n          volumes: [{name: a, emptyDir: {}}]\n          containers: [{name: a, image: a, volumeMounts: [{name: a, mountPath: data}]}]',
        ].join('\n---\n'),
      },
      hcl: {
        'an attribute of each that it does not have': 'output "a" {\n  value = each.vlue\n}',
        'an argument of a variable': 'variable "a" {\n  type     = string\n  sensitiv = true\n}',
        'HCL that does not parse': 'locals {\n  a = [1, 2\n}',
        'a resource that the provider has not':
          'resource "opentelekomcloud_vpc_v2" "main" {\n  name = "main"\n}',
        'a data source that is a resource':
          'data "opentelekomcloud_vpc_peering_connection_accepter" "x" {}',
        'an argument that the resource has not':
          'resource "opentelekomcloud_vpc_v1" "main" {\n  name = "main"\n  cird = "10.0.0.0/16"\n}',
        'an argument of a resource behind one whose name begins alike':
          'resource "opentelekomcloud_vpc_v1" "main-two" {\n  cidr = "10.0.0.0/16"\n  name = "two"\n}\nresource "opentelekomcloud_vpc_v1" "main" {\n  name = "main"\n}',
        'an alarm whose actions are off by default':
          'resource "opentelekomcloud_ces_alarmrule" "a" {\n  alarm_name = "a"\n  metric {\n    metric_name = "m"\n    namespace = "SYS.ECS"\n  }\n  condition {\n    comparison_operator = ">"\n    count = 1\n    filter = "average"\n    period = 300\n    value = 1\n  }\n  alarm_actions {\n    notification_list = []\n    type = "notification"\n  }\n}',
        'a Redis instance that may have no password':
          'variable "password" {\n  type = string\n}\nresource "opentelekomcloud_dcs_instance_v2" "a" {\n  name = "a"\n  engine = "Redis"\n  flavor = var.flavor\n  capacity = 1\n  vpc_id = "v"\n  subnet_id = "s"\n  availability_zones = ["z"]\n  password = var.password\n  lifecycle {\n    prevent_destroy = false\n  }\n}',
        'a database that grows, is restored, and can be destroyed':
          'resource "opentelekomcloud_rds_instance_v3" "a" {\n  name = "a"\n  flavor = var.flavor\n  vpc_id = "v"\n  subnet_id = "s"\n  security_group_id = "g"\n  availability_zone = ["z"]\n  db {\n    password = var.password\n  }\n  volume {\n    type = "CLOUDSSD"\n    size = 40\n    limit_size = 100\n  }\n  restore_point {\n    instance_id = "i"\n  }\n  lifecycle {\n    ignore_changes = [flavor]\n  }\n}',
        'a listener without its certificate, and a domain that WAF does not inspect':
          'resource "opentelekomcloud_lb_listener_v3" "a" {\n  loadbalancer_id = "l"\n  protocol = "HTTPS"\n  protocol_port = 443\n}\nresource "opentelekomcloud_waf_dedicated_domain_v1" "a" {\n  domain = "d"\n  proxy = true\n  server {\n    client_protocol = "HTTP"\n    server_protocol = "HTTP"\n    address = "192.0.2.1"\n    port = 80\n    type = "ipv4"\n    vpc_id = "v"\n  }\n}',
        'a vault that grows':
          'resource "opentelekomcloud_cbr_vault_v3" "a" {\n  name = "a"\n  auto_expand = true\n  billing {\n    size = 100\n    object_type = "server"\n    protect_type = "backup"\n  }\n}',
        'a scaling group without room, and values that no API knows':
          'resource "opentelekomcloud_as_group_v1" "a" {\n  scaling_group_name = "a"\n  vpc_id = "v"\n  delete_instances = "yes"\n  delete_publicip = true\n  min_instance_number = 4\n  max_instance_number = 2\n  networks {\n    id = "n"\n  }\n}\nresource "opentelekomcloud_dns_recordset_v2" "a" {\n  zone_id = "z"\n  name = "a.example.com."\n  type = "CNAM"\n  records = ["b.example.com."]\n}',
        'a pool that scales':
          'resource "opentelekomcloud_cce_node_pool_v3" "a" {\n  cluster_id = "c"\n  name = "a"\n  flavor = "f"\n  os = var.os\n  key_pair = "k"\n  initial_node_count = 1\n  availability_zone = "z"\n  scale_enable = true\n  root_volume {\n    size = 40\n    volumetype = "SSD"\n  }\n  data_volumes {\n    size = 100\n    volumetype = "SSD"\n  }\n}',
        'a load balancer without a private address':
          'resource "opentelekomcloud_lb_loadbalancer_v3" "a" {\n  router_id = "a"\n  network_ids = ["b"]\n  availability_zones = ["c"]\n}',
        'a nested argument that the block has not':
          'resource "opentelekomcloud_compute_instance_v2" "a" {\n  name = "a"\n  network {\n    uid = "x"\n  }\n}',
        'an argument of a dynamic block':
          'resource "opentelekomcloud_compute_instance_v2" "a" {\n  name = "a"\n  dynamic "network" {\n    for_each = []\n    content {\n      uid = "x"\n    }\n  }\n}',
        'an attribute that the resource has not, and one that nobody can set':
          'resource "opentelekomcloud_vpc_v1" "main" {\n  name = "main"\n  cidr = "10.0.0.0/16"\n  status = "OK"\n}\noutput "status" {\n  value = opentelekomcloud_vpc_v1.main.status\n}\noutput "state" {\n  value = opentelekomcloud_vpc_v1.main.sttus\n}',
        'words that Terraform does not know, and blocks that do not fit': [
          'variable "size" {',
          '  type    = numbr',
          '  default = 1',
          '}',
          'variable "zones" {',
          '  type    = list(string)',
          '  default = "eu-de-01"',
          '}',
          'locals {',
          '  text = jsonencod({size = var.size, zones = "a(b)"})',
          '}',
          'resource "random_password" "any" {',
          '  count    = 2',
          '  for_each = toset([])',
          '}',
          'output "text" {',
          '  value = local.text',
          '}',
          'output "text" {',
          '  value = "again(${local.text})"',
          '}',
          'output "password" {',
          '  value = random_password.any[0].result',
          '}',
        ].join('\n'),
        'arguments of another type':
          'resource "opentelekomcloud_compute_instance_v2" "a" {\n  name = ["a"]\n  network = {\n    uuid = "x"\n  }\n  security_groups = "default"\n  metadata {\n    a = "b"\n  }\n  auto_recovery = "yes"\n  tags = null\n}\nresource "opentelekomcloud_evs_volume_v3" "a" {\n  availability_zone = "z"\n  volume_type = "SSD"\n  size = "10 GB"\n}',
        'flavors, versions and numbers that the platform does not have': [
          'variable "engine" {\n  type    = string\n  default = "18"\n}',
          'data "opentelekomcloud_rds_flavors_v3" "a" {\n  db_type       = "PostgreSQL"\n  db_version    = var.engine\n  instance_mode = "ha"\n}',
          'resource "opentelekomcloud_rds_parametergroup_v3" "a" {\n  name = "a"\n  datastore {\n    type    = "postgresql"\n    version = "12"\n  }\n}',
          'resource "opentelekomcloud_fgs_function_v2" "a" {\n  name        = "a"\n  runtime     = "Python3.11"\n  memory_size = 300\n  timeout     = 1\n}',
          'resource "opentelekomcloud_nat_gateway_v2" "a" {\n  name                = "a"\n  spec                = "9"\n  router_id           = "r"\n  internal_network_id = "n"\n}',
          'resource "opentelekomcloud_networking_secgroup_rule_v2" "a" {\n  security_group_id = "g"\n  direction         = "ingress"\n  ethertype         = "IPv4"\n  protocol          = "vrrp"\n  port_range_min    = 500\n  port_range_max    = 400\n}',
        ].join('\n'),
        'values that the provider or the API refuses':
          'data "opentelekomcloud_rds_flavors_v3" "a" {\n  db_type = "Postgres"\n  db_version = "17"\n  instance_mode = "ha"\n}\nresource "opentelekomcloud_networking_secgroup_rule_v2" "a" {\n  security_group_id = "g"\n  direction = "inbound"\n  ethertype = "IPv4"\n  port_range_max = 70000\n}\nresource "opentelekomcloud_dns_zone_v2" "a" {\n  name = "example.com"\n}',
      },
      bash: {
        'a loop that does not end': 'for name in one two; do\n  echo "$name"',
        'JSON behind an option':
          'kubectl patch deployment a -p \'{"spec": {"replicas": 2}\'\ncurl -d \'{"a": 1,}\' https://example.com\nsort -d \'{a}\'',
        'here-documents': [
          "psql --set ON_ERROR_STOP=1 <<'EOF'",
          '\\getenv password ROLE_PASSWORD',
          'ALTER ROLE :"role" PASSWROD :\'password\';',
          'EOF',
          'while read -r name; do',
          '  python3 - "$name" > out.json <<\'PY\'',
          'print("a"',
          'PY',
          "done <<'LIST'",
          'this is no program',
          'LIST',
          "cat > a.json <<'EOF'",
          '{"a": 1,}',
          'EOF',
          'kubectl apply --filename - <<EOF',
          'apiVersion: v1',
          'kind: ConfigMap',
          'dta: {}',
          'EOF',
        ].join('\n'),
        'commands for psql, Python and jq that these programs refuse or misread': `psql -d demo -c "SELEC 1"\npython3 -c 'print("a"'\njq '.[] | select(.a = "b")' a.json\njq '.[] | select(.a == "b" and .c >= 1)' a.json`,
        'a pattern of grep and a script of sed that they refuse':
          "grep -qE '^(a|b' a.txt\ngrep -m 1 '(' a.txt\nsed -i -e 's/a/b' a.txt\nsed -E 's/(a)/\\1/;s/b/\\1/' a.txt\nsed 'w b.txt' a.txt",
      },
      json: {
        'JSON with a comma too many': '{\n  "a": 1,\n}',
        'JSON with a word that is none of its own': '{\n  "a": [1, 2],\n  "b": True,\n  "c": {}\n}',
      },
      ini: {
        'text in an ini file': '[server]\nthis is no setting',
      },
      sql: {
        'SQL of no database': 'SELECT 1;\nSELEC 2;',
      },
      python: {
        'Python with a wrong indentation': 'def f():\nreturn 1 +',
      },
      powershell: {
        'PowerShell that does not end': 'if ($a) {\n  Get-Process',
      },
      javascript: {
        'JavaScript that does not parse': 'const a = {\n  b: 1\n',
      },
      dockerfile: {
        'an instruction that no Dockerfile has': 'FROM alpine:3.22\nRUNN apk add curl',
      },
    }),
  )('%s', async (_name, language, text) => {
    expect((await findings(language, text)).join('\n')).toMatchSnapshot();
  }));

describe.skipIf(!installedShellcheck())('shellcheck', () => {
  it('finds what bash takes and a reader regrets', async () => {
    expect(await findings('bash', 'cd /srv\nrm -rf $folder/*')).toEqual([
      expect.stringMatching(/^1: SC2164/),
      expect.stringMatching(/^2: SC2115/),
      expect.stringMatching(/^2: SC2154 folder is referenced but not assigned/),
      expect.stringMatching(/^2: SC2086/),
    ]);
  });

  it('takes the blocks of a page as one session', async () => {
    expect(await findings('bash', 'region=eu-de')).toEqual([
      expect.stringMatching(/^1: SC2034 region appears unused/),
    ]);
    expect(await findings('bash', 'region=eu-de', 'echo "$region"')).toEqual([]);
    expect(await findings('bash', 'echo "$region"', 'read -r region')).toEqual([]);
  });
});

it('compiles more programs for jq than the memory of its package holds', async () => {
  const script = Array.from({length: 700}, (_, index) => `jq .a${index} a.json`).join('\n');
  expect(await findings('bash', `${script}\njq 'slect(.)' a.json`)).toEqual([
    '701: jq: slect/1 is not defined',
  ]);
});
