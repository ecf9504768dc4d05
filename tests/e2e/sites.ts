import path from 'node:path';
import process from 'node:process';

const root = process.cwd();
/** First of the ports that the test servers use; change it with E2E_PORT where it is taken. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4300);

export interface TestSite {
  /** Also the name of the Playwright project and the suffix of its specs, `*.site.spec.ts`. */
  name: string;
  siteDir: string;
  /** Where the build goes; absolute. */
  outDir: string;
  baseUrl: string;
  port: number;
  /** Further environment of the build. */
  environment?: Record<string, string>;
}

/** The built sites that the browser tests look at. */
export const sites: readonly TestSite[] = [
  {
    name: 'site',
    siteDir: root,
    outDir: path.join(root, '.cache/e2e/site'),
    baseUrl: '/architecture-center/pr-preview/pr-1/',
    port: firstPort,
  },
  {
    name: 'fixture',
    siteDir: path.join(root, 'tests/fixtures/site'),
    outDir: path.join(root, '.cache/e2e/fixture'),
    baseUrl: '/base/',
    port: firstPort + 1,
  },
];
