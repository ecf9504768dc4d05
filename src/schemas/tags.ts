import * as z from 'zod';
import {slug} from './fields';

const tag = z.strictObject({
  label: z.string(),
  permalink: z.string().startsWith('/'),
  description: z.string(),
});

/** `docs/tags.yml`: key of the tag to its label, address below `/docs/tags` and description. */
export const tagsSchema = z.record(slug, tag);

/** `data/tag-groups.yml`: group of the tag index to the keys of its tags, in the order shown. */
export const tagGroupsSchema = z.record(z.string(), z.array(z.string()));

export type Tag = z.infer<typeof tag>;
export type Tags = z.infer<typeof tagsSchema>;
export type TagGroups = z.infer<typeof tagGroupsSchema>;
