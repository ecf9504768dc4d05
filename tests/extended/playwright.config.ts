import process from 'node:process';
import base from '../../playwright.config';

const [realSite] = [base.webServer ?? []].flat();

/** The browser tests that are too slow for every change. They use the real site only. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  projects: base.projects?.slice(0, 1).map(({use}) => ({name: 'extended', use: use ?? {}})),
  webServer: realSite && {...realSite, cwd: process.cwd()},
};
