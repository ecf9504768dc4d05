import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';
import {defineConfig, devices} from '@playwright/test';
import {sites} from './tests/e2e/sites';

const browserRecord = '.cache/browser.json';
const {executablePath} = (
  existsSync(browserRecord)
    ? JSON.parse(readFileSync(browserRecord, 'utf8'))
    : {executablePath: null}
) as {
  executablePath: string | null;
};

const otherSites = sites
  .map(({name}) => name)
  .filter((name) => name !== 'site')
  .join('|');

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 1,
  workers: 2,
  timeout: 30_000,
  // Machines that run the tests are slow and shared.
  expect: {timeout: 10_000},
  reporter: process.env['CI'] ? [['line'], ['github']] : [['line']],
  use: {
    ...devices['Desktop Chrome'],
    // A third of the time of every test, so only where one has failed.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && {executablePath}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: sites.map(({name, port, baseUrl}) => ({
    name,
    // A spec names its site, navigation.fixture.spec.ts; one that names none looks at the real site.
    testMatch:
      name === 'site'
        ? new RegExp(`^(?!.*\\.(${otherSites})\\.).*\\.spec\\.ts$`)
        : new RegExp(`\\.${name}\\.spec\\.ts$`),
    use: {baseURL: `http://localhost:${port}${baseUrl}`},
  })),
  webServer: sites.map(({outDir, baseUrl, port}) => ({
    command: `npx --no-install tsx scripts/serve.mts --dir ${outDir} --base ${baseUrl} --port ${port}`,
    url: `http://localhost:${port}${baseUrl}`,
    reuseExistingServer: !process.env['CI'],
  })),
});
