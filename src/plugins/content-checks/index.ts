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
      // Both run at the same time, because one of them takes long.
      return {
        plugins: [
          afterCompile(folders, tellChanges(check('quick'))),
          afterCompile([], tellChanges(check('slow'))),
        ],
      };
    },
  };
}

/** Prints the findings of a check, and says once when no problem is left. */
function tellChanges(check: () => Promise<readonly ContentIssue[]>): () => Promise<void> {
  let hadIssues = false;
  return async () => {
    const issues = await check();
    if (issues.length > 0 || hadIssues) reportIssues(issues, {annotate: false});
    hadIssues = issues.length > 0;
  };
}
