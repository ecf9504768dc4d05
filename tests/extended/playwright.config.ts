import process from 'node:process';
import base from '../../playwright.config';

const [realSite] = [base.webServer ?? []].flat();

/** Browser tests that are too slow to run on every change. They use only the real site. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  projects: base.projects?.slice(0, 1).map(({use}) => ({name: 'extended', use: use ?? {}})),
  webServer: realSite && {...realSite, cwd: process.cwd()},
};
