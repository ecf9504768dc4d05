import type {Plugin} from '@docusaurus/types';
import {isProduction} from '../../lib/isProduction';
import {ContentError, type ContentIssue} from '../../schemas/parse';
import {checkContent} from './checkContent';
import {reportIssues} from './report';
import {rules, slowRules} from './rules';
import {sourceFolders} from './rules/sourceLinks';

/** Applies the content rules while the site is built, and while it is edited: an error fails a build and is printed by the dev server. */
export default function contentChecks({siteDir}: {siteDir: string}): Plugin {
  /** Lists that the dev server has printed and that were not empty: when one becomes empty, that is told too. */
  const shown = new Set<string>();
  /** Number of the last check that began: one that began before it and ends after it knows less. */
  let lastCheck = 0;
  function show(list: string, check: number, issues: readonly ContentIssue[]): void {
    if (check < lastCheck) return;
    if (issues.length > 0 || shown.has(list)) reportIssues(issues, {annotate: false});
    if (issues.length > 0) shown.add(list);
    else shown.delete(list);
  }
  return {
    name: 'content-checks',
    getPathsToWatch: () => [
      `${siteDir}/docs/**/*.{md,mdx,yml}`,
      `${siteDir}/data/*.yml`,
      ...sourceFolders.map((folder) => `${siteDir}/${folder}/**/*.{ts,tsx}`),
    ],
    async loadContent() {
      const check = (lastCheck += 1);
      const issues = await checkContent(siteDir, undefined, rules);
      if (!isProduction) {
        show('quick', check, issues);
        // The page must not wait for them. What cannot be read at all was told above.
        checkContent(siteDir, undefined, slowRules)
          .then((slow) => {
            show(
              'slow',
              check,
              slow.filter(({rule}) => slowRules.some(({name}) => name === rule)),
            );
          })
          // Nobody waits for this promise, and a rejection that nobody takes ends the dev server.
          .catch(console.error);
        return;
      }
      const errors = issues.filter(({severity}) => severity === 'error');
      if (errors.length > 0) throw new ContentError(errors);
    },
  };
}
