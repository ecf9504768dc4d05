import {sample} from '../../../content/checks/examples';
import type {Edit, Rule} from '../../../content/checks/rule';

const policy = (line: string): Edit => sample(`policy.csv: |\n  ${line}`, 'yaml');

/** Only administrators of Argo CD may change the applications of every project. */
export const argocdPolicies: Rule = {
  name: 'argocd-policies',
  finds: 'an Argo CD policy that lets another role than admin change every application',
  fix: 'name the project: shop/* instead of */*',
  wrong: {'a release team with all projects': policy('p, role:ops, applications, *, */*, allow')},
  right: {
    'a role that may read': policy('p, role:ops, applications, get, */*, allow'),
    'a role of one project': policy('p, role:ops, applications, update, shop/*, allow'),
  },
  inSamples: [
    {
      pattern:
        /\bp, *(?!role:admin\b)([\w:-]+), *[\w*]+, *((?:update|delete|override|\*)[\w/*]*), *\*(?:\/\*)?, *allow/g,
      message: ([, role = '', verb = '']) => `${role} has "${verb}" on every application`,
    },
  ],
};
