/* Values that the API server accepts. The published schemas of Kubernetes leave them out. */

const quantity = {
  pattern: '^[+-]?(\\d+\\.?\\d*|\\.\\d+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?\\d+)?$',
  description: 'a quantity such as 500m or 2Gi',
};
const processors = {
  pattern: '^\\d*\\.?\\d+m?$',
  description: 'a number of processors such as 2 or 500m',
};
const bytes = {
  pattern: '^\\d*\\.?\\d+([KMGTPE]i|[kMGTPE]|[eE]\\d+)?$',
  description: 'a number of bytes such as 512Mi or 2Gi',
};
/** With the unit `m`, an amount of memory is less than one byte. */
const quantities = {
  properties: {cpu: processors, memory: bytes, storage: bytes, 'ephemeral-storage': bytes},
  // Devices have names such as nvidia.com/gpu.
  patternProperties: {'/|^hugepages-': {type: ['string', 'number'], ...quantity}},
  additionalProperties: false,
};
const port = {minimum: 1, maximum: 65535};

/** Minute, hour, day of the month, month, day of the week. */
const cronFields = [
  '[0-5]?\\d',
  '(?:[01]?\\d|2[0-3])',
  '(?:[0-2]?\\d|3[01])',
  '(?:0?\\d|1[0-2]|[A-Za-z]{3})',
  '(?:[0-7]|[A-Za-z]{3})',
].map((one) => `(?:\\*|${one}(?:-${one})?)(?:/\\d+)?`);
const cron = {
  pattern: `^(?:@[a-z]+|${cronFields.map((one) => `${one}(?:,${one})*`).join(' ')})$`,
  description: 'minute, hour, day, month and weekday, such as "0 3 * * 1-5"',
};

const label = {
  pattern: '^(?:[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,61}[A-Za-z0-9])?)?$',
  description: 'a label: at most 63 letters, digits, "-", "_" and "."',
};
const labels = {additionalProperties: {type: 'string', ...label}};
const objectName = {
  // Roles may contain a colon.
  pattern: '^[a-z0-9](?:[a-z0-9.:-]{0,251}[a-z0-9])?$',
  description: 'a name: lower-case letters, digits, "-" and "."',
};
const portName = {
  pattern: '^(?=.*[a-z])[a-z0-9](?:[a-z0-9-]{0,13}[a-z0-9])?$',
  description: 'a name of at most 15 lower-case letters, digits and "-"',
};

const oneOf = (values: string): object => ({enum: values.split(' ')});
const someOf = (values: string): object => ({items: oneOf(values)});
const selects = oneOf('In NotIn Exists DoesNotExist');

/** Accepted values by the name of the field, or by the names of definition and field. */
export const acceptedValues: Readonly<Record<string, object>> = {
  containerPort: port,
  hostPort: port,
  nodePort: port,
  port,
  sizeLimit: quantity,
  capacity: quantities,
  limits: quantities,
  requests: quantities,
  schedule: cron,
  'ObjectMeta.name': objectName,
  'ObjectMeta.labels': labels,
  matchLabels: labels,
  'ContainerPort.name': portName,
  'ServiceSpec.type': oneOf('ClusterIP NodePort LoadBalancer ExternalName'),
  'DeploymentStrategy.type': oneOf('Recreate RollingUpdate'),
  'StatefulSetUpdateStrategy.type': oneOf('RollingUpdate OnDelete'),
  'SeccompProfile.type': oneOf('RuntimeDefault Localhost Unconfined'),
  'LabelSelectorRequirement.operator': selects,
  'NodeSelectorRequirement.operator': oneOf('In NotIn Exists DoesNotExist Gt Lt'),
  'Toleration.operator': oneOf('Exists Equal Lt Gt'),
  'PodSpec.restartPolicy': oneOf('Always OnFailure Never'),
  'PersistentVolumeClaimSpec.accessModes': someOf(
    'ReadWriteOnce ReadOnlyMany ReadWriteMany ReadWriteOncePod',
  ),
  'Probe.periodSeconds': {minimum: 1},
  'Probe.timeoutSeconds': {minimum: 1},
  'Probe.failureThreshold': {minimum: 1},
  'HTTPGetAction.path': {pattern: '^/', description: 'a path that begins with /'},
  'HTTPIngressPath.path': {pattern: '^/', description: 'a path that begins with /'},
  'VolumeMount.mountPath': {pattern: '^(?:/|[A-Z]:)', description: 'an absolute path'},
  'EmptyDirVolumeSource.medium': {enum: ['', 'Memory']},
  'PolicyRule.apiGroups': {
    items: {
      type: 'string',
      pattern: '^(?:\\*?|apps|autoscaling|batch|events|extensions|policy|.+\\..+)$',
      description: 'a group of the API, such as apps',
    },
  },
  'PolicyRule.verbs': someOf(
    'get list watch create update patch delete deletecollection use bind escalate impersonate approve sign attest *',
  ),
  'Secret.data': {
    additionalProperties: {
      type: 'string',
      pattern: '^(?:[A-Za-z0-9+/]{4}\\s*)*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?\\s*$',
      description: 'Base64; plain text belongs under stringData',
    },
  },
  policyTypes: someOf('Ingress Egress'),
  imagePullPolicy: oneOf('Always IfNotPresent Never'),
  concurrencyPolicy: oneOf('Allow Forbid Replace'),
  protocol: oneOf('TCP UDP SCTP'),
  effect: oneOf('NoSchedule PreferNoSchedule NoExecute'),
  whenUnsatisfiable: oneOf('DoNotSchedule ScheduleAnyway'),
  pathType: oneOf('Exact Prefix ImplementationSpecific'),
  volumeMode: oneOf('Filesystem Block'),
  reclaimPolicy: oneOf('Retain Delete Recycle'),
  persistentVolumeReclaimPolicy: oneOf('Retain Delete Recycle'),
  volumeBindingMode: oneOf('Immediate WaitForFirstConsumer'),
  podManagementPolicy: oneOf('OrderedReady Parallel'),
  externalTrafficPolicy: oneOf('Cluster Local'),
  internalTrafficPolicy: oneOf('Cluster Local'),
  unhealthyPodEvictionPolicy: oneOf('IfHealthyBudget AlwaysAllow'),
};
