import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {pageTypes} from './pageTypes';

// Tests what screen readers announce in addition to the visible text, or instead of it.

test('the skip link is the first element, and a single list has no landmark for pages', async ({
  page,
}) => {
  await page.goto('./');
  expect(await page.locator('body').ariaSnapshot()).toMatch(/^- region "Skip to main content"/);
  await page.goto(pageTypes.news);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Blog list page navigation'})).toHaveCount(0);
});

test('names of column headers and switches describe their action', async ({page}) => {
  await openPage(page, pageTypes.portfolioList);
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('Service');
  const tiles = page.getByRole('button', {name: 'Show as tiles'});
  await expect(tiles).not.toHaveAttribute('aria-pressed');
});

test('a guide names its links, its evidence, its rows and its headings', async ({page}) => {
  await page.goto(pageTypes.guide);
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(pages.getByRole('link').first()).toHaveAccessibleName(/^Previous \w/);
  const evidence = page.getByRole('region', {name: 'Evidence'}).locator('summary');
  expect(await evidence.textContent()).toMatch(/^Evidence Reviewed \d+ \w+ \d{4} \d+ of/);
  await expect(page.getByRole('rowheader', {name: 'Connection groups (sites)'})).toBeVisible();
  await expect(page.getByRole('heading', {name: /Direct link/})).toHaveCount(0);
  expect(await page.getByRole('link', {name: /^Direct link to /}).count()).toBe(
    await page.locator('.markdown :is(h2, h3, h4)[id]').count(),
  );
});

test('the link beside a heading opens it, and the table of contents follows', async ({page}) => {
  await openPage(
    page,
    'docs/best-practices/networking/virtual-private-cloud/plan-addresses-subnets-and-peering',
  );
  const name = 'Cut a /16 into roles';
  const heading = page.getByRole('heading', {name, exact: true});
  await expect(heading).toHaveAttribute('id', 'cut-a-16-into-roles');
  const link = page.getByRole('link', {name: `Direct link to ${name}`, exact: true});
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#cut-a-16-into-roles$/);
  await expect(heading).toBeInViewport();
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link', {name})).toHaveClass(/--active/);
});
