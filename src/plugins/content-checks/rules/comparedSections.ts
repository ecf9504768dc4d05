import type {Rule} from '../../../content/checks/rule';
import {missingFacts} from '../../../content/decisionFacts';
import {isDrawn} from '../../../content/modelsOf';

/** `/docs/compare` shows facts from the sections of pages with an architecture. */
export const comparedSections: Rule = {
  name: 'compared-sections',
  finds: 'a section of a page with an architecture that does not say what compare shows',
  fix: 'add it below the heading. CONTRIBUTING.md lists the sections of each kind',
  wrong: {
    'a page that does not say when not to use it': [' Do not use it for the second one.', ''],
    'cost drivers without a text': ['Networks cost nothing by themselves.', '### Networks'],
  },
  right: {
    'the same without an architecture': [
      '![Two subnets of one network, joined by a router](./plan.architecture.yml)',
      '',
    ],
  },
  findInPage: (page) => (isDrawn(page) ? missingFacts(page.tree()) : []),
};
