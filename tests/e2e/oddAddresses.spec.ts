import {expect, test} from '@playwright/test';
import {openPage, startApplication} from './openPage';

const heading = {level: 1} as const;

test('a percent sign in the hash that begins no character crashes no page', async ({page}) => {
  await openPage(page, 'docs/best-practices');
  const title = await page.getByRole('heading', heading).innerText();
  await page.evaluate(() => {
    window.location.hash = '#100%';
  });
  await expect(page).toHaveURL(/#100%$/);
  await page.getByRole('main').getByRole('link', {name: 'Networking'}).first().click();
  await expect(page.getByRole('heading', heading)).toHaveText('Networking');
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText(title);
});

for (const path of ['docs/%E0%A4%A', 'docs/%', 'docs/%E0%A4']) {
  test(`an unknown address that cannot be decoded, ${path}, shows the not-found page`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(path);
    await startApplication(page);
    await expect(page.getByRole('heading', heading)).toHaveText('Page not found');
    expect(errors).toEqual([]);
  });
}

test('an address with a slash too many shows its page', async ({page}) => {
  await openPage(page, 'docs//best-practices');
  await expect(page).toHaveURL(/\/docs\/best-practices$/);
  await expect(page.getByRole('heading', heading)).toHaveText('Best practices');
});

test('a page of results beyond the last is the last', async ({page}) => {
  await openPage(page, 'search?q=kubernetes&page=999');
  await expect(page.getByRole('main').locator('ol > li > h2').first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole('navigation', {name: 'Pages of results'}).getByRole('link').last()).toHaveAttribute('aria-current', 'page');
});

test('a filter that fits nothing any more is shown, and can be taken back', async ({page}) => {
  await openPage(page, 'templates?tool=nonsense&service=constructor');
  await expect(page.getByLabel('Service')).toHaveValue('constructor');
  await page.getByLabel('Service').selectOption('All');
  await page.getByRole('button', {name: 'Nonsense 0', pressed: true}).click();
  await expect(page).toHaveURL(/\/templates$/);
  await page.getByRole('button', {name: /^Ansible/}).click();
  await page.getByRole('searchbox', {name: 'Filter templates'}).fill('postgresql bucket');
  await expect(page.getByRole('button', {name: 'Ansible 0', pressed: true})).toBeVisible();
});

test('articles that are gone take no place in the comparison', async ({page}) => {
  await openPage(page, 'docs?compare=gone&compare=gone-too');
  await page
    .getByRole('button', {name: /^Compare: /})
    .first()
    .click();
  await expect(page.getByRole('region', {name: 'Comparison'}).getByRole('status')).toHaveText('1 of 4 architectures chosen');
});

test('an address that names an article twice, or too many, fills the comparison and no more', async ({page}) => {
  await openPage(page, 'docs');
  const drawn = page.getByRole('listitem').filter({has: page.getByRole('button', {name: /^Compare: /})});
  const paths = await drawn
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 5).map((link) => (link as HTMLAnchorElement).pathname.replace(/^.*\/docs\//, '')));
  const [first = '', second = '', ...others] = paths;
  const chosen = page.getByRole('region', {name: 'Comparison'}).getByRole('status');
  await openPage(page, `docs?${new URLSearchParams([first, first, second].map((path) => ['compare', path])).toString()}`);
  await expect(chosen).toHaveText('2 of 4 architectures chosen');
  expect(others).toHaveLength(3);
  await openPage(page, `docs?${new URLSearchParams(paths.map((path) => ['compare', path])).toString()}`);
  await expect(chosen).toHaveText('4 of 4 architectures chosen');
});

test('a comparison that asks for an article that is gone says so', async ({page}) => {
  const known = 'blueprints/by-use-case/security/keycloak/deploy-keycloak-on-cce';
  const message = 'No architecture of this site is at the address asked for: no/such-page. It may have moved.';
  await openPage(page, `docs/compare?page=${known}&page=no/such-page`);
  await expect(page.getByRole('region', {name: 'Comparison'}).getByRole('link', {name: 'Deploy Keycloak on CCE'})).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await openPage(page, 'docs/compare?page=no/such-page');
  await expect(page.getByRole('table', {name: 'Architectures'})).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
});
