import type {Rule} from '../../../content/checks/rule';
import {headingsOf} from '../../../content/headings';
import type {Page} from '../../../content/page';
import type {PageKind} from '../../../schemas/frontMatter';

const begin = ['When to use this'];
const outcome = ['Verify', 'When it fails', 'Cost drivers'];

/** Required level-2 headings for each kind of page. A page may have more. */
const byKind: Record<PageKind, readonly string[]> = {
  landing: [],
  guide: [...begin, 'Decisions', 'Steps', ...outcome, 'Undo'],
  tutorial: [...begin, 'Before you begin', 'Steps', ...outcome, 'Clean up'],
  'reference-architecture': [...begin, 'Architecture', 'Decisions', 'Steps', ...outcome, 'Undo'],
  checklist: [...begin, 'Checklist', 'Verify', 'When it fails'],
  'decision-guide': [
    'Options',
    'When to choose which',
    'Verify',
    'Cost drivers',
    'Changing the decision later',
  ],
  'customer-scenario': [
    ...['Workload', 'Drivers', 'Architecture', 'Decisions', 'Data classification'],
    ...['Recovery objectives', 'Controls', 'Audit evidence', 'When it fails', 'Cost drivers'],
  ],
};

/**
 * A blueprint by use case is built and operated, so it needs more sections than a practice guide.
 */
const useCaseSections = ['Bill of resources', 'Hardening', 'Operations'];

/** Every page of the adoption framework has inputs, activities and results. */
const adoptionSections = ['Outcome', 'Inputs', 'Activities', 'Deliverables', 'Checklist'];
const adoptionByKind: Partial<Record<PageKind, readonly string[]>> = {
  tutorial: ['Steps', 'Verify', 'Clean up'],
  'decision-guide': ['Options', 'When to choose which'],
  'reference-architecture': ['Architecture', 'Decisions'],
};

/** The required level-2 headings of this page, in the usual order. */
export function sectionsOf({
  file,
  frontMatter: {kind},
}: Pick<Page, 'file' | 'frontMatter'>): readonly string[] {
  if (kind === 'landing') return [];
  if (file.startsWith('docs/caf/')) return [...adoptionSections, ...(adoptionByKind[kind] ?? [])];
  const buildable = kind === 'tutorial' || kind === 'reference-architecture';
  if (file.startsWith('docs/blueprints/by-use-case/') && buildable)
    return [...byKind[kind], ...useCaseSections];
  return byKind[kind];
}

/** Each kind of page has the sections that its readers expect. */
export const requiredSections: Rule = {
  name: 'required-sections',
  finds: 'a page without a section that its kind needs',
  fix: 'add the section, or correct the kind of the page',
  wrong: {'a missing section': ['## Clean up', '## Tidy up']},
  right: {'a further section': ['## Clean up', '## Background\n\nText.\n\n## Clean up']},
  findInPage: (page) => {
    const present = headingsOf(page.tree()).map(({depth, text}) => (depth === 2 ? text : ''));
    return sectionsOf(page)
      .filter((section) => !present.includes(section))
      .map((section) => ({
        word: 'kind',
        message: `a page of the kind "${page.frontMatter.kind}" needs the section "## ${section}"`,
      }));
  },
};
