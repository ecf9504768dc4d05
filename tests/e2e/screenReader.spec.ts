import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {pageTypes} from './pageTypes';

// What is read out beside or instead of what is seen.

test('nothing without a name comes before the skip link', async ({page}) => {
  await openPage(page, './');
  expect(await page.locator('body').ariaSnapshot()).toMatch(/^- region "Skip to main content"/);
});

test('a landmark for other pages stands only where there are some', async ({page}) => {
  await openPage(page, pageTypes.news);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Blog list page navigation'})).toHaveCount(0);
});

test('arrows of headers and links are for the eye', async ({page}) => {
  await openPage(page, pageTypes.portfolioList);
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('Service');
  await openPage(page, pageTypes.guide);
  await expect(page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first()).toHaveAccessibleName(/^Previous \w/);
});

test('the switch between tiles and list names what it does, and is not on or off besides', async ({page}) => {
  await openPage(page, pageTypes.portfolioList);
  await expect(page.getByRole('button', {name: 'Show as table of tiles'})).not.toHaveAttribute('aria-pressed');
});

test('the facts of the evidence are words apart', async ({page}) => {
  await openPage(page, pageTypes.guide);
  expect(await page.getByRole('region', {name: 'Evidence'}).locator('summary').textContent()).toMatch(
    /^Evidence Reviewed \d+ \w+ \d{4} \d+ of/,
  );
});

test('the names of rows in a table without a title above them are headers', async ({page}) => {
  await openPage(page, pageTypes.guide);
  await expect(page.getByRole('rowheader', {name: 'Connection groups (sites)'})).toBeVisible();
});

test('a heading is named by its own words, and the link beside it says where it leads', async ({page}) => {
  await openPage(page, 'docs/best-practices/networking/virtual-private-cloud/plan-addresses-subnets-and-peering');
  const heading = page.getByRole('heading', {name: 'Cut a /16 into roles', exact: true});
  await expect(heading).toHaveAttribute('id', 'cut-a-16-into-roles');
  const link = page.getByRole('link', {name: 'Direct link to Cut a /16 into roles', exact: true});
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#cut-a-16-into-roles$/);
  await expect(heading).toBeInViewport();
  await expect(page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Cut a /16 into roles'})).toHaveClass(/--active/);
  for (const type of ['guide', 'tutorial'] as const) {
    await page.goto(pageTypes[type]);
    await expect(page.getByRole('heading', {name: /Direct link/})).toHaveCount(0);
    expect(await page.getByRole('link', {name: /^Direct link to /}).count()).toBe(
      await page.locator('.markdown :is(h2, h3, h4)[id]').count(),
    );
  }
});
