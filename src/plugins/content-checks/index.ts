import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterCompile} from '../../lib/afterCompile';
import {isProduction} from '../../lib/isProduction';
import {inThread} from '../../lib/pool';
import {ContentError, type ContentIssue} from '../../schemas/parse';
import {checkContent} from './checkContent';
import {reportIssues} from './report';

/** Applies the content rules. An error fails a build; the dev server prints it. */
export default function contentChecks({siteDir}: {siteDir: string}): Plugin {
  return {
    name: 'content-checks',
    async loadContent() {
      if (!isProduction) return;
      const issues = await checkContent(siteDir, {speed: 'quick'});
      const errors = issues.filter(({severity}) => severity === 'error');
      if (errors.length > 0) throw new ContentError(errors);
    },
    configureWebpack(_config, isServer) {
      if (isProduction || isServer) return {};
      const folders = ['docs', 'data'].map((folder) => path.join(siteDir, folder));
      const check = (speed: 'quick' | 'slow') => (): Promise<ContentIssue[]> =>
        inThread(import.meta.url, './checkInThread.ts', 'check', {siteDir, speed});
      // The two do not wait for each other, because the slow one takes long.
      return {
        plugins: [
          afterCompile(folders, tellChanges(check('quick'))),
          afterCompile([], tellChanges(check('slow'))),
        ],
      };
    },
  };
}

/** Prints what a check finds, and says once that no problem is left. */
function tellChanges(check: () => Promise<readonly ContentIssue[]>): () => Promise<void> {
  let hadIssues = false;
  return async () => {
    const issues = await check();
    if (issues.length > 0 || hadIssues) reportIssues(issues, {annotate: false});
    hadIssues = issues.length > 0;
  };
}
