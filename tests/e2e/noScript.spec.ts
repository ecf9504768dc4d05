import {expect, test} from '@playwright/test';
import {pageTypes} from './pageTypes';
import {siteNamed} from './sites';

test.use({javaScriptEnabled: false});

// Details and list of the portfolio need the application.
const pages = Object.entries(pageTypes).filter(
  ([type]) => type !== 'serviceDetails' && type !== 'portfolioList',
);

test('without JavaScript each page has its title, its text and links', async ({page}) => {
  test.slow();
  for (const [type, path] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1}), type).toBeVisible();
    const main = page.getByRole('main');
    expect((await main.innerText()).length, type).toBeGreaterThan(60);
    expect(await main.getByRole('link').count(), type).toBeGreaterThan(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', {name: 'Best practices'}), type).toBeVisible();
  }
});

for (const width of [390, 1440]) {
  test(`without JavaScript the navbar leads to a template at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('docs/best-practices/networking');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('link', {name: 'Templates'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Templates');
    await page.getByRole('link', {name: 'Bastion host'}).click();
    await expect(page.getByRole('link', {name: /^Download/})).toHaveAttribute('href', /\.zip$/);
    await page.getByText('outputs.tf', {exact: true}).first().click();
    await expect(page.getByRole('group', {name: 'outputs.tf'})).toContainText('output "');
  });
}

test('without JavaScript a guide shows its code, figure, table and next page', async ({page}) => {
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

test('without JavaScript a sidebar category and a tab show their content', async ({page}) => {
  await page.goto(pageTypes.guide);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const server = sidebar.getByRole('link', {name: 'Elastic Cloud Server', exact: true});
  await expect(server).toBeHidden();
  await sidebar.getByLabel('Pages of Computing', {exact: true}).click();
  await expect(server).toBeVisible();
  await page.goto(pageTypes.markdownPage);
  const shell = page.getByRole('group', {name: 'Shell', exact: true});
  await shell.getByText('PowerShell', {exact: true}).click();
  await expect(shell.getByText('Write-Output')).toBeVisible();
  await expect(shell.getByText('echo')).toBeHidden();
});

test('without JavaScript lists are complete, and controls that need it are hidden', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('docs');
  await expect(page.getByRole('search', {name: 'Filter articles'})).toBeHidden();
  const articles = page.getByRole('region', {name: 'All articles'}).getByRole('listitem');
  expect(await articles.getByRole('link').count()).toBeGreaterThan(100);
  await page.goto('docs/compare');
  const architectures = page.getByRole('region', {name: 'Architectures'});
  expect(await architectures.getByRole('row').count()).toBeGreaterThan(10);
  await page.goto('docs/tags');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.goto(pageTypes.tutorial);
  await expect(page.getByRole('button', {name: 'Copy'}).filter({visible: true})).toHaveCount(0);
  await page.goto('templates');
  await expect(page.getByRole('search', {name: 'Filter templates'})).toBeHidden();
  await page.goto('portfolio');
  await expect(page.getByRole('search', {name: 'Filter services'})).toBeHidden();
  await main.getByRole('link', {name: /Object Storage Service/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Object Storage Service (OBS)');
  await page.goto('./');
  const search = page.getByRole('link', {name: 'Search guides and services'});
  await expect(search).toHaveAttribute('href', `${siteNamed('site').baseUrl}search`);
});
