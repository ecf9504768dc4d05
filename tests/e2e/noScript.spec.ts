import {expect, test} from '@playwright/test';
import {pageTypes} from './pageTypes';

test.use({javaScriptEnabled: false});

// Details and list of the portfolio are choices of a running application.
const pages = Object.entries(pageTypes).filter(([type]) => type !== 'serviceDetails' && type !== 'portfolioList');

for (const [type, path] of pages) {
  test(`without JavaScript ${type} has its title, its text and ways on`, async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const main = page.getByRole('main');
    expect((await main.innerText()).length).toBeGreaterThan(60);
    expect(await main.getByRole('link').count()).toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Best practices'})).toBeVisible();
  });
}

for (const width of [390, 1440]) {
  test(`without JavaScript the items of the navbar lead to their pages at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('docs/best-practices/networking');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Templates'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Templates');
    await page.getByRole('link', {name: 'Bastion host'}).click();
    await expect(page.getByRole('link', {name: /^Download/})).toHaveAttribute('href', /\.zip$/);
  });
}

test('without JavaScript a guide shows its code, its figure, its table and the page before and after', async ({page}) => {
  await page.goto(pageTypes.tutorial);
  const main = page.getByRole('main');
  await expect(main.locator('pre').first()).toBeVisible();
  await expect(main.locator('figure svg, figure img').first()).toBeVisible();
  await expect(main.getByRole('table').first()).toBeVisible();
  await main.locator('figure summary').first().click();
  await expect(main.locator('figure details').first().getByRole('table')).toBeVisible();
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Deploy Keycloak on CCE');
});

test('without JavaScript nothing is offered that needs it', async ({page}) => {
  await page.goto('docs');
  await expect(page.getByRole('search', {name: 'Filter articles'})).toBeHidden();
  await page.goto('docs/tags');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.goto(pageTypes.tutorial);
  await expect(page.getByRole('button', {name: 'Copy'}).filter({visible: true})).toHaveCount(0);
});
