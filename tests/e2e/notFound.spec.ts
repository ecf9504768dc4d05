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
