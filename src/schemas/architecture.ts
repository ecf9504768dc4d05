import * as z from 'zod';
import {slug as id} from './fields';

const label = z.string().min(1).max(60);

/** What a frame around nodes stands for; decides its colour and the word before its label. */
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

/** What a node stands for; decides its shape, glyph and colour. */
const nodeKinds = ['service', 'application', 'user', 'device', 'data', 'external'] as const;

const group = z.strictObject({
  id,
  label,
  kind: z.enum(groupKinds).default('group'),
  /** Id of the group around this one. */
  parent: id.optional(),
});

const node = z.strictObject({
  id,
  label,
  kind: z.enum(nodeKinds).default('application'),
  /** Id of `data/services.yml`: the component table then links to the service. */
  service: id.optional(),
  /** Id of the group that holds the node. */
  group: id.optional(),
  /** One sentence for the component table: what the component does here. */
  note: z.string().max(240).optional(),
});

const edge = z.strictObject({
  /** Node ids; a group id is allowed on either side. */
  from: id,
  to: id,
  label: label.optional(),
  /** Protocol and port, for example `HTTPS 443`. Shown after the label. */
  protocol: z.string().max(40).optional(),
  /** For optional, asynchronous or control traffic. */
  dashed: z.boolean().default(false),
});

/** An architecture model, `*.architecture.yml`: one source for picture, download, text and component table. */
export const architectureSchema = z.strictObject({
  title: z.string().min(3).max(90),
  /** One or two sentences: what the picture shows. Opens the long description. */
  description: z.string().min(40).max(400),
  direction: z.enum(['right', 'down']).default('right'),
  groups: z.array(group).default([]),
  nodes: z.array(node).min(2),
  edges: z.array(edge).default([]),
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
  /** Labels of the groups around it, the innermost first. */
  place: string[];
  note: string | undefined;
}

/** An arrow of the picture in words. */
export interface ArchitectureConnection {
  from: string;
  to: string;
  /** What flows and how, for example `sign-in (HTTPS 443)`; empty where the model does not say. */
  what: string;
  dashed: boolean;
}
