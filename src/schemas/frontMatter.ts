import * as z from 'zod';
import {dayOf} from '../lib/dayOf';
import {day, slug, source} from './fields';
import {variableId} from './variable';

/** What a page is. Each kind has its own required sections, see `src/plugins/content-checks/requiredSections.ts`. */
export const pageKinds = [
  'guide',
  'tutorial',
  'reference-architecture',
  'checklist',
  'decision-guide',
  'customer-scenario',
  'landing',
] as const;

export const pageKindSchema = z.enum(pageKinds);
export type PageKind = z.infer<typeof pageKindSchema>;

export const levels = ['beginner', 'intermediate', 'advanced'] as const;

const shared = {
  id: slug.optional(),
  /** Shown as the page's heading and in search results. */
  title: z.string().min(3).max(70),
  /** One sentence for search engines, cards and search results. */
  description: z.string().min(50).max(170),
  /** Ids of `data/services.yml`; shown in the page header and used by the explorer and the service pages. */
  services: z.array(slug).default([]),
  /** Keys of `docs/tags.yml`. */
  tags: z.array(z.string()).min(1, 'expected at least one tag of docs/tags.yml'),
  sidebar_label: z.string().max(40).optional(),
  sidebar_position: z.number().optional(),
  displayed_sidebar: z.null().optional(),
  slug: z.string().startsWith('/').optional(),
  hide_table_of_contents: z.boolean().optional(),
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
};

/** Entry, category and group pages: an overview, no procedure, so no level, time or review. */
const landing = z.strictObject({...shared, kind: z.literal('landing')});

/** Everything a reader works through. */
const article = z.strictObject({
  ...shared,
  kind: pageKindSchema.exclude(['landing']),
  level: z.enum(levels),
  /** Minutes that a practised reader needs, waiting included. */
  time: z.int().min(5).max(960),
  /** The day on which the page was last checked against its sources. Parsers of YAML 1.1 hand over a Date, which is read back as the day in UTC. */
  reviewed: z.preprocess((value) => (value instanceof Date ? dayOf(value) : value), day),
  /** What the facts were checked against. */
  sources: z.array(source).min(1, 'expected at least one source'),
  /** Ids of `data/variables.yml` that the samples use as `@@id@@`. */
  variables: z.array(variableId).default([]),
  /** For comparing architectures: how far a failure may reach before the workload stops. */
  availability: z.enum(['single-zone', 'multi-zone', 'multi-region']).optional(),
  /** Longest planned interruption, in minutes (recovery time objective). */
  recovery_time: z.number().nonnegative().optional(),
  /** Longest planned loss of data, in minutes (recovery point objective). */
  recovery_point: z.number().nonnegative().optional(),
  /** Days of work for a team that knows the platform. */
  effort: z.number().positive().optional(),
});

/** Front matter of a page under `docs/`. Closed: an unknown key is an error. */
export const frontMatterSchema = z.discriminatedUnion('kind', [landing, article], {error: `expected ${pageKinds.join(', ')}`});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type ArticleFrontMatter = z.infer<typeof article>;
