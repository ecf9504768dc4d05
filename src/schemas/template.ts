import * as z from 'zod';
import {day, httpsUrl, slug as id, source} from './fields';

const templateTools = ['terraform', 'ansible', 'kubernetes'] as const;

/** Counts of what a template creates, never prices. */
const resource = z.strictObject({kind: z.string().min(3), count: z.union([z.int().nonnegative(), z.string()])});

const template = z.strictObject({
  /** Also the folder below `templates/`. */
  id,
  title: z.string().min(5).max(70),
  description: z.string().min(50).max(170),
  tool: z.enum(templateTools),
  /** Ids of `data/services.yml`. */
  services: z.array(id).min(1),
  use_cases: z.array(id).min(1),
  /** Keys of `docs/tags.yml`. */
  tags: z.array(z.string()),
  /** Addresses of pages without the base path. */
  guides: z.array(z.string().startsWith('/docs/')),
  resources: z.array(resource).min(1),
  /** The day on which the template was last checked against its sources. */
  reviewed: day,
  sources: z.array(source).min(1),
});

/** A template that somebody else keeps; the gallery marks it as such. */
const externalTemplate = z.strictObject({
  title: z.string().min(5).max(70),
  description: z.string().min(50).max(170),
  tool: z.enum(templateTools),
  url: httpsUrl,
  /** Who keeps it. */
  publisher: z.string().min(2),
});

/** `data/templates.yml`. */
export const templatesSchema = z.strictObject({
  templates: z.array(template),
  external: z.array(externalTemplate).default([]),
});

export type Template = z.infer<typeof template>;
export type ExternalTemplate = z.infer<typeof externalTemplate>;
