import {expect, test} from '@playwright/test';
import {openPage, startApplication} from './openPage';
import {startPlainHost} from './plainHost';
import {siteNamed} from './sites';

const heading = {level: 1} as const;

test('an extra slash, or a stray percent sign in the hash, shows the page', async ({page}) => {
  const title = 'Best practices';
  await openPage(page, 'docs//best-practices');
  await expect(page).toHaveURL(/\/docs\/best-practices$/);
  await expect(page.getByRole('heading', heading)).toHaveText(title);
  await page.evaluate(() => {
    window.location.hash = '#100%';
  });
  await expect(page).toHaveURL(/#100%25$/);
  await page.getByRole('main').getByRole('link', {name: 'Networking'}).first().click();
  await expect(page.getByRole('heading', heading)).toHaveText('Networking');
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText(title);
});

for (const host of ['our own host', 'a plain static host'] as const) {
  test(`an address with .html or /index.html shows its page, and hydrates it, on ${host}`, async ({
    page,
    baseURL,
  }) => {
    const {outDir, baseUrl} = siteNamed('site');
    const plain = await startPlainHost(outDir, baseUrl);
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => {
      // Ignore the 404 response, because it causes the second request.
      if (message.type() === 'error' && !message.text().includes('404'))
        errors.push(message.text());
    });
    try {
      for (const [path, title] of [
        ['portfolio.html', 'Portfolio navigator'],
        ['docs/blueprints.html', 'Blueprints'],
        ['docs/blueprints/index.html', 'Blueprints'],
      ] as const) {
        await page.goto((host === 'our own host' ? (baseURL ?? '') : plain.url) + path);
        await expect(page.getByRole('heading', heading)).toHaveText(title);
        await startApplication(page);
        await expect(page.getByRole('heading', heading)).toHaveText(title);
        expect(new URL(page.url()).pathname).toBe(baseUrl + path.replace(/(\/index)?\.html$/, ''));
        await page.getByRole('contentinfo').getByRole('link', {name: 'Best practices'}).click();
        await expect(page.getByRole('heading', heading)).toHaveText('Best practices');
      }
      expect(errors).toEqual([]);
    } finally {
      plain.close();
    }
  });
}

test('an address that cannot be decoded shows the not-found page', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  for (const path of ['docs/%E0%A4%A', 'docs/%']) {
    await page.goto(path);
    await startApplication(page);
    await expect(page.getByRole('heading', heading), path).toHaveText('Page not found');
  }
  expect(errors).toEqual([]);
});

test('a page number beyond the last page of results shows the last page', async ({page}) => {
  await openPage(page, 'search?q=kubernetes&page=999');
  await expect(page.getByRole('main').locator('ol > li > h2').first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=999/);
  await expect(
    page.getByRole('navigation', {name: 'Pages of results'}).getByRole('link').last(),
  ).toHaveAttribute('aria-current', 'page');
});

test('a filter that no longer matches anything is shown and can be removed', async ({page}) => {
  await openPage(page, 'templates?tool=nonsense&service=constructor');
  await expect(page.getByLabel('Service')).toHaveValue('constructor');
  await page.getByLabel('Service').selectOption('All');
  await page.getByRole('button', {name: 'Nonsense 0', pressed: true}).click();
  await expect(page).toHaveURL(/\/templates$/);
  await page.getByRole('button', {name: /^Ansible/}).click();
  await page.getByRole('searchbox', {name: 'Filter templates'}).fill('postgresql bucket');
  await expect(page.getByRole('button', {name: 'Ansible 0', pressed: true})).toBeVisible();
});

test('the comparison ignores articles that are missing, named twice or too many', async ({
  page,
}) => {
  const chosen = page.getByRole('region', {name: 'Comparison'}).getByRole('status');
  const compare = page.getByRole('button', {name: /^Compare: /});
  const ask = (paths: string[]): Promise<void> =>
    openPage(page, `docs?${new URLSearchParams(paths.map((one) => ['compare', one])).toString()}`);
  await ask(['gone', 'gone-too']);
  await compare.first().click();
  await expect(chosen).toHaveText('1 selected (up to 4)');
  const links = page.getByRole('listitem').filter({has: compare}).getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).pathname.replace(/^.*\/docs\//, '')),
  );
  const paths = addresses.slice(0, 5);
  expect(paths).toHaveLength(5);
  const [first = '', second = ''] = paths;
  await ask([first, first, second]);
  await expect(chosen).toHaveText('2 selected (up to 4)');
  await ask(paths);
  await expect(chosen).toHaveText('4 selected (up to 4)');
});

test('a comparison reports a missing article', async ({page}) => {
  const known = 'blueprints/by-use-case/security/keycloak/deploy-keycloak-on-cce';
  const message = 'This site has no architecture at this address: no/such-page. It may have moved.';
  await openPage(page, `docs/compare?page=${known}&page=no/such-page`);
  const comparison = page.getByRole('region', {name: 'Comparison'});
  await expect(comparison.getByRole('link', {name: 'Deploy Keycloak on CCE'})).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await openPage(page, 'docs/compare?page=no/such-page');
  await expect(page.getByRole('table', {name: 'Architectures'})).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
});
