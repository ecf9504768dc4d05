import * as z from 'zod';
import {slug as id, text} from './fields';

const label = text(1, 60, 'Text in the picture, at most 60 characters.');

/** The meaning of a group. It decides the colour and the word in front of the label. */
const groupKinds = [
  'account',
  'project',
  'region',
  'zone',
  'vpc',
  'subnet',
  'cluster',
  'namespace',
  'on-premises',
  'internet',
  'external',
  'group',
] as const;

/** The meaning of a node. It decides shape, glyph and colour. */
const nodeKinds = ['service', 'application', 'user', 'device', 'data', 'external'] as const;

const group = z.strictObject({
  id: id.describe('Id of the group within the model: `vpc`.'),
  label,
  kind: z.enum(groupKinds).default('group').describe('What the frame stands for.'),
  parent: id.optional().describe('Id of the group around this one.'),
});

const node = z.strictObject({
  id: id.describe('Id of the node within the model: `elb`.'),
  label,
  kind: z.enum(nodeKinds).default('application').describe('Shape and colour of the node.'),
  service: id
    .optional()
    .describe('Id in `data/services.yml`. The component table then links to the service.'),
  group: id.optional().describe('Id of the group that holds the node.'),
  note: text(
    0,
    240,
    'What the component does, in one sentence of at most 240 characters.',
  ).optional(),
});

const edge = z.strictObject({
  from: id.describe('Id of the node or group where the arrow starts.'),
  to: id.describe('Id of the node or group where the arrow ends.'),
  label: label.optional(),
  protocol: z.string().max(40).optional().describe('Protocol and port: `HTTPS 443`.'),
  dashed: z
    .boolean()
    .default(false)
    .describe('`true` for optional, asynchronous or control traffic.'),
});

/**
 * An architecture model, `*.architecture.yml`: the source of picture, downloads, description and
 * table.
 */
export const architectureSchema = z.strictObject({
  title: text(3, 90, 'Title of the picture, 3 to 90 characters.'),
  description: text(
    40,
    400,
    'What the picture shows, in one or two sentences of 40 to 400 characters.',
  ),
  direction: z
    .enum(['right', 'down'])
    .default('right')
    .describe('Preferred direction of the arrows. A picture that is too wide turns.'),
  groups: z.array(group).default([]).describe('Frames around nodes: region, VPC, cluster.'),
  nodes: z.array(node).min(2).describe('Components. 6 to 14 nodes are easy to read.'),
  edges: z.array(edge).default([]).describe('Arrows between nodes or groups.'),
});

export type Architecture = z.infer<typeof architectureSchema>;
export type ArchitectureGroup = z.infer<typeof group>;
export type ArchitectureNode = z.infer<typeof node>;
export type ArchitectureEdge = z.infer<typeof edge>;

/** A row of the component table. */
export interface ArchitectureComponent {
  label: string;
  /** Id in `data/services.yml` and name there. */
  service: {id: string; name: string} | undefined;
  /** Labels of the groups around it. The innermost is first. */
  place: string[];
  note: string | undefined;
}

/** A connection of the figure as text. */
export interface ArchitectureConnection {
  from: string;
  to: string;
  /** Label and protocol, for example `sign-in (HTTPS 443)`. Empty if the model has neither. */
  what: string;
  dashed: boolean;
}
