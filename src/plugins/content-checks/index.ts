import type {Plugin} from '@docusaurus/types';
import {isProduction} from '../../lib/isProduction';
import {ContentError} from '../../schemas/parse';
import {checkContent} from './checkContent';
import {reportIssues} from './report';
import {rules, slowRules} from './rules';

/** Applies the content rules while the site is built, and while it is edited: an error fails a build and is printed by the dev server. */
export default function contentChecks({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'content-checks',
    getPathsToWatch: () => [`${siteDir}/docs/**/*.{md,mdx,yml}`, `${siteDir}/data/*.yml`],
    async loadContent() {
      const issues = await checkContent(siteDir, undefined, rules);
      if (!isProduction) {
        if (issues.length > 0) reportIssues(issues, {annotate: false});
        // The page must not wait for them.
        void checkContent(siteDir, undefined, slowRules).then((slow) => slow.length > 0 && reportIssues(slow, {annotate: false}));
        return;
      }
      const errors = issues.filter(({severity}) => severity === 'error');
      if (errors.length > 0) throw new ContentError(errors);
    },
  };
}
