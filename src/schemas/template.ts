import * as z from 'zod';
import {day, slug, source, text, texts} from './fields';

const resource = z.strictObject({
  kind: z.string().min(3).describe('What is created: `Elastic Cloud Servers`.'),
  count: z
    .union([z.int().nonnegative(), z.string()])
    .describe('How many: `2`, or in words: `one for each zone`. Never a price.'),
});

const template = z.strictObject({
  id: slug.describe('Name of its folder below `templates/`: `bastion-host`.'),
  title: text(5, 70, 'Title in the gallery, 5 to 70 characters.'),
  description: text(50, 170, 'One sentence for the gallery and search, 50 to 170 characters.'),
  tool: z.enum(['terraform', 'ansible', 'kubernetes']).describe('Tool that deploys the template.'),
  services: z
    .array(slug)
    .min(1)
    .describe('Ids of the services that it uses, from `data/services.yml`.'),
  use_cases: z.array(slug).min(1).describe('Use cases for the filter: `[networking]`.'),
  tags: texts('Keys of `docs/tags.yml`: `[terraform, vpc]`.'),
  guides: z
    .array(z.string().startsWith('/docs/'))
    .describe('Addresses of the guides that explain it: `/docs/caf/ready/ready`.'),
  resources: z.array(resource).min(1).describe('What it creates, with counts.'),
  reviewed: day.describe('Day of the last check against the sources, as `YYYY-MM-DD`.'),
  sources: z.array(source).min(1).describe('Documents that it was checked against.'),
});

/** `data/templates.yml`. */
export const templatesSchema = z.strictObject({
  templates: z.array(template).describe('Templates of this repository.'),
});

export type Templates = z.infer<typeof templatesSchema>;
export type Template = z.infer<typeof template>;
