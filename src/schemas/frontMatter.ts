import * as z from 'zod';
import {mostCompared} from '../lib/comparePath';
import {dayOf} from '../lib/dayOf';
import {day, slug, source, text} from './fields';
import {variableId} from './variable';

/** The kind of a page. The rule `required-sections` defines the sections of each kind. */
export const pageKinds = [
  'guide',
  'tutorial',
  'reference-architecture',
  'checklist',
  'decision-guide',
  'customer-scenario',
  'landing',
] as const;

export type PageKind = (typeof pageKinds)[number];

export const levels = ['beginner', 'intermediate', 'advanced'] as const;

const minutes = (description: string): z.ZodOptional<z.ZodNumber> =>
  z.number().nonnegative().optional().describe(description);
const neighbour = (which: string): z.ZodOptional<z.ZodNullable<z.ZodString>> =>
  z.string().nullable().optional().describe(`Id of the ${which} page. \`null\` for none.`);

const shared = {
  id: slug.optional().describe('Id of the page instead of its file name. Rarely needed.'),
  title: text(3, 70, 'Heading of the page, 3 to 70 characters.'),
  description: text(50, 170, 'One sentence for search results and cards, 50 to 170 characters.'),
  services: z
    .array(slug)
    .default([])
    .describe('Ids of the services from `data/services.yml`: `[virtual-private-cloud]`.'),
  tags: z
    .array(z.string())
    .min(1, 'expected at least one tag of docs/tags.yml')
    .describe('Keys of `docs/tags.yml`, at least one: `[vpc, terraform]`.'),
  keywords: z
    .array(text(2, 40, 'Words of a reader, 2 to 40 characters.'))
    .max(26)
    .default([])
    .describe('Other words that readers search for, at most 26: `[push to deploy, own heroku]`.'),
  sidebar_label: z
    .string()
    .max(40)
    .optional()
    .describe('Shorter title for the sidebar, at most 40 characters.'),
  sidebar_position: z
    .number()
    .optional()
    .describe('Place in its folder of the sidebar: `1` is first.'),
  displayed_sidebar: z
    .null()
    .optional()
    .describe('`null` hides the page from the sidebar. Another page must link to it.'),
  slug: z
    .string()
    .startsWith('/')
    .optional()
    .describe('Address below `/docs` instead of the file path: `/blueprints`.'),
  hide_table_of_contents: z
    .boolean()
    .optional()
    .describe('`true` removes the list of headings beside the text.'),
  pagination_prev: neighbour('previous'),
  pagination_next: neighbour('next'),
};

/** Landing pages. They have no steps, and therefore no level, time or review. */
const landing = z.strictObject({
  ...shared,
  kind: z.literal('landing').describe('An overview without steps.'),
});

/** A page with steps or decisions. */
const article = z.strictObject({
  ...shared,
  kind: z
    .enum(pageKinds)
    .exclude(['landing'])
    .describe('What the page is. Each kind has its own required sections.'),
  level: z.enum(levels).describe('What the reader must know before.'),
  time: z
    .int()
    .min(5)
    .max(960)
    .describe('Minutes that a practised reader needs, waiting included, 5 to 960: `45`.'),
  // A YAML 1.1 parser returns a Date. It is converted back to the day in UTC.
  reviewed: z
    .preprocess((value) => (value instanceof Date ? dayOf(value) : value), day)
    .describe('Day of the last check against the sources, as `YYYY-MM-DD`.'),
  sources: z
    .array(source)
    .min(1, 'expected at least one source')
    .describe('Documents that the facts were checked against, at least one.'),
  variables: z
    .array(variableId)
    .default([])
    .describe('Ids of `data/variables.yml` that the samples use as `@@region@@`.'),
  availability: z
    .enum(['single-zone', 'multi-zone', 'multi-region'])
    .optional()
    .describe('Largest failure that the architecture survives. Used to compare architectures.'),
  recovery_time: minutes('Recovery time objective: longest planned interruption in minutes: `15`.'),
  recovery_point: minutes(
    'Recovery point objective: longest planned loss of data in minutes: `5`.',
  ),
  effort: z
    .number()
    .positive()
    .optional()
    .describe('Days of work for a team that knows the platform: `2.5`.'),
  compares: z
    .array(z.string())
    .min(2)
    .max(mostCompared)
    .optional()
    .describe(
      'Addresses below `/docs/` of the guides that a decision guide decides between. Its header links to their comparison.',
    ),
  unconfirmed: text(
    20,
    300,
    'What the design rests on although no source confirms it. Readers see it first.',
  ).optional(),
});

/** Front matter of a page under `docs/`. Unknown keys are errors. */
export const frontMatterSchema = z.discriminatedUnion('kind', [landing, article], {
  error: `expected ${pageKinds.join(', ')}`,
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type ArticleFrontMatter = z.infer<typeof article>;
