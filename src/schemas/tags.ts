import * as z from 'zod';
import {slug} from './fields';

const tag = z.strictObject({
  label: z.string().describe('Name that readers see: `Virtual Private Cloud (VPC)`.'),
  permalink: z.string().startsWith('/').describe('Address below `/docs/tags`: `/vpc`.'),
  description: z.string().describe('What the pages with this tag are about, in one sentence.'),
});

/** `docs/tags.yml`: label, address and description of each tag by its key. */
export const tagsSchema = z
  .record(slug, tag)
  .describe('Tags by their keys, in lower case with hyphens: `vpc`.');

/** `data/tag-groups.yml`: keys of the tags of each group, in the order of the tag index. */
export const tagGroupsSchema = z
  .record(z.string(), z.array(z.string()))
  .describe('Groups of the tag index with the keys of their tags, in the order shown.');

export type Tags = z.infer<typeof tagsSchema>;
export type TagGroups = z.infer<typeof tagGroupsSchema>;
