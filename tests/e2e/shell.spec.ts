import {expect, test, type Locator} from '@playwright/test';
import {openPage, startApplication} from './openPage';
import {pageTypes} from './pageTypes';

test('the skip link is the first Tab stop and skips the navigation', async ({page}) => {
  await openPage(page, 'docs/best-practices');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});

test('the navbar has the items of the specification, in order', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, './');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('link', {name: 'Architecture Center'})).toHaveAttribute(
    'href',
    /pr-1\/$/,
  );
  for (const name of ['Best Practices', 'Blueprints', 'Templates', 'Webinars']) {
    await expect(bar.getByRole('link', {name, exact: true})).toBeVisible();
  }
  await expect(bar.getByRole('link', {name: 'Console'})).toHaveAttribute('href', /^https:\/\//);
  await expect(bar.getByRole('link', {name: 'Repository'})).toHaveAttribute('href', /^https:\/\//);
  await expect(bar.getByRole('link', {name: 'Versions: Next'})).toHaveAttribute(
    'href',
    /\/docs\/blueprints$/,
  );
  await bar.getByRole('button', {name: 'Languages: English'}).press('Enter');
  await expect(bar.getByRole('link', {name: 'English', exact: true})).toBeVisible();
});

test('the navbar links to the start of a section and marks the section on all its pages', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const current = page.getByRole('navigation', {name: 'Main'}).locator('[aria-current]');
  const guide =
    'docs/best-practices/networking/virtual-private-cloud/plan-addresses-subnets-and-peering';
  await openPage(page, guide);
  await expect(current).toHaveText('Best Practices');
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(current).toHaveClass(/navbar__link--active/);
  await current.click();
  await expect(page).toHaveURL(/\/docs\/best-practices$/);
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Blueprints'})
    .click();
  await expect(current).toHaveText('Blueprints');
  await openPage(page, 'docs/caf');
  await expect(current).toHaveCount(0);
});

test('the colour switch names the current mode and cycles through the modes', async ({page}) => {
  await openPage(page, './');
  const label = (mode: string): string => `Switch between dark and light mode (currently ${mode})`;
  await page.getByRole('button', {name: label('system mode')}).click();
  await page.getByRole('button', {name: label('light mode')}).click();
  await expect(page.getByRole('button', {name: label('dark mode')})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the footer has four groups of links, the mark at 72 by 72 and the version in its colour', async ({
  page,
}) => {
  await page.goto('./');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText([
    'Browse',
    'Architecture Center',
    'Platform',
    'Provider',
  ]);
  const elsewhere = [
    'Help Center',
    'Community',
    'Developer',
    'API reference',
    'Contact',
    'Data protection',
    'Disclaimer of liability',
    'Imprint',
  ];
  for (const name of elsewhere) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(footer.getByRole('link', {name: 'Portfolio navigator'})).toHaveAttribute(
    'href',
    /\/portfolio$/,
  );
  const logo = await footer.getByRole('img', {name: 'Architecture Center'}).boundingBox();
  expect([logo?.width, logo?.height]).toEqual([72, 72]);
  await expect(footer).toContainText('© 2025');
  await expect(footer.locator('[data-tone="violet"]')).toHaveText(/^Version .+-development$/);
});

test('home page, footer and menu link to all articles, framework, portfolio, comparison and tags', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, './');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const places = [
    page.getByRole('dialog', {name: 'Menu'}).getByRole('list', {name: 'Browse'}),
    page.getByRole('navigation', {name: 'Browse'}),
    page.getByRole('contentinfo'),
  ];
  for (const place of places)
    for (const path of ['docs', 'docs/caf', 'portfolio', 'docs/compare', 'docs/tags'])
      await expect(place.locator(`a[href$="/pr-1/${path}"]`)).toHaveCount(1);
  await places[0]?.getByRole('link', {name: 'All articles'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
});

test('the footer of each page links to a report about that page', async ({page}) => {
  const {home, tagIndex, tag, markdownPage, news, newsEntry, tutorial, templates} = pageTypes;
  for (const path of [home, tagIndex, tag, markdownPage, news, newsEntry, tutorial, templates]) {
    await page.goto(path);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Report a problem'});
    const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
    expect(searchParams.get('page')).toBe(page.url().replace(/:\d+/, ''));
  }
});

test('a report contains page and build; with the application it also contains section and text', async ({
  page,
}) => {
  const queryOf = async (link: Locator): Promise<Record<string, string>> => {
    const {searchParams} = new URL((await link.getAttribute('href')) ?? '');
    return Object.fromEntries(searchParams);
  };
  const main = page.getByRole('main');
  const pageLink = main.getByRole('link', {name: 'No, report a problem'});
  await page.goto(pageTypes.template);
  expect((await queryOf(pageLink))['page']).toMatch(/\/templates\/vpc-with-subnets-and-nat$/);
  await page.goto(pageTypes.tutorial);
  const served = await queryOf(pageLink);
  expect(served).toEqual({
    template: 'content.yml',
    page: expect.stringMatching(/\/keycloak\/deploy-keycloak-on-cce$/),
    build: expect.stringMatching(/-development$/),
  });
  const helpful = main.getByRole('link', {name: 'Yes, tell others'});
  await expect(helpful).toHaveAttribute('href', /\/discussions\/new\?category=general&title=/);
  await startApplication(page);
  const figure = page.getByRole('figure').getByRole('link', {name: 'Report a problem'});
  expect((await queryOf(figure))['section']).toBe(
    'Figure: Keycloak on CCE with a managed database',
  );
  const sample = main.getByRole('link', {name: /^Report a problem: Sample: .*\.yaml$/}).first();
  await sample.dispatchEvent('pointerdown');
  const {section, quote} = await queryOf(sample);
  expect(section).toMatch(/^\d\. .+: Sample: .+\.yaml$/);
  expect(quote).toContain('kind: ');
  await main.getByRole('heading', {name: 'Cost drivers'}).selectText();
  await pageLink.dispatchEvent('pointerdown');
  expect(await queryOf(pageLink)).toEqual({
    ...served,
    section: expect.any(String),
    quote: 'Cost drivers',
  });
});
