import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {afterCompile} from '../../lib/afterCompile';
import {createThread} from '../../lib/createThread';
import {isProduction} from '../../lib/isProduction';
import {ContentError, type ContentIssue} from '../../schemas/parse';
import {checkContent} from './checkContent';
import {reportIssues} from './report';
import {rules, slowRules} from './rules';
import {sourceFolders} from './rules/sourceLinks';

const thread = path.join(path.dirname(fileURLToPath(import.meta.url)), 'checkThread.cjs');

/** Applies the content rules while the site is built, and while it is edited: an error fails a build and is printed by the dev server. */
export default function contentChecks({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'content-checks',
    async loadContent() {
      if (!isProduction) return;
      const issues = await checkContent(siteDir, undefined, rules);
      const errors = issues.filter(({severity}) => severity === 'error');
      if (errors.length > 0) throw new ContentError(errors);
    },
    configureWebpack(_config, isServer) {
      if (isProduction || isServer) return {};
      const folders = ['docs', 'data', ...sourceFolders].map((folder) => path.join(siteDir, folder));
      const check = createThread<ContentIssue[]>(thread);
      return {
        plugins: [
          afterCompile(
            folders,
            tellChanges(() => check({siteDir, slow: false})),
          ),
          afterCompile(
            [],
            // What cannot be read at all is in both answers.
            tellChanges(async () => (await check({siteDir, slow: true})).filter(({rule}) => slowRules.some(({name}) => name === rule))),
            {isLong: true},
          ),
        ],
      };
    },
  };
}

/** Prints what a check finds, and once that nothing is left. */
function tellChanges(check: () => Promise<readonly ContentIssue[]>): () => Promise<void> {
  let hadIssues = false;
  return async () => {
    const issues = await check();
    if (issues.length > 0 || hadIssues) reportIssues(issues, {annotate: false});
    hadIssues = issues.length > 0;
  };
}
