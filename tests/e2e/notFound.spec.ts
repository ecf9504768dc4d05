import {expect, test} from '@playwright/test';
import {startApplication} from './openPage';

for (const path of ['keycloak-on-cce', 'docs/blueprints/keycloak-on-cce.v2']) {
  test(`an unknown address, ${path}, helps on: a search for its words and ways into the site`, async ({page}) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await startApplication(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    const search = page.getByRole('main').getByRole('link', {name: /^Search for “/});
    await expect(search).toContainText('keycloak on cce');
    await expect(search).toHaveAttribute('href', /search\?q=.*keycloak%20on%20cce$/);
    await page.getByRole('main').getByRole('link', {name: 'Blueprints', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blueprints');
  });
}

test('the search is asked for the words of the address', async ({page}) => {
  await page.goto('keycloak-on-cce');
  await startApplication(page);
  await page.evaluate(() => {
    document.addEventListener('architecture-center:open-search', (event) => {
      document.body.dataset['query'] = (event as CustomEvent<{query: string}>).detail.query;
    });
  });
  await page.getByRole('link', {name: /^Search for/}).click();
  await expect(page.locator('body')).toHaveAttribute('data-query', 'keycloak on cce');
});

test('pages with a similar address are offered, and a report that names the address', async ({page}) => {
  await page.goto('docs/best-practices/networking/nat-gatway');
  await startApplication(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Report it'})).toHaveAttribute(
    'href',
    /\/issues\/new\?title=Not%20found%3A%20%2Fdocs%2Fbest-practices%2Fnetworking%2Fnat-gatway$/,
  );
  await expect(main.getByRole('link', {name: 'docs/best-practices/networking', exact: true})).toBeVisible();
  await main.getByRole('link', {name: 'docs/best-practices/networking/nat-gateway', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('NAT Gateway (NAT)');
});
