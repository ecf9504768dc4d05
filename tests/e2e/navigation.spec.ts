import {expect, test, type Locator, type Page} from '@playwright/test';
import {holdRequests, openPage, startApplication} from './openPage';
import {pageTypes} from './pageTypes';
import {searchFor} from './searchDialog';

test('the page that was requested last is shown, even if an earlier one loads later', async ({
  page,
}) => {
  await openPage(page, 'docs/best-practices/computing');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  let isHeld = false;
  const release = await holdRequests(page, '**/assets/js/*.js', () => {
    const isFirst = !isHeld;
    isHeld = true;
    return isFirst;
  });
  await sidebar.getByRole('link', {name: 'Storage', exact: true}).click();
  await expect.poll(() => isHeld).toBe(true);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Computing');
  await sidebar.getByRole('link', {name: 'Databases', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Databases');
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Databases');
});

test('breadcrumbs lead to the category, for readers and for search engines', async ({page}) => {
  await openPage(page, 'docs/caf/ready/automate-the-landing-zone');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem')).toHaveText([
    '',
    'Ready',
    /^Automate the landing zone/,
  ]);
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  const lists = structured.map(
    (text) => JSON.parse(text) as {itemListElement?: {name: string; item: string}[]},
  );
  const trail = lists.flatMap(({itemListElement = []}) => itemListElement);
  expect(trail.map(({name}) => name).slice(0, 2)).toEqual([
    'Ready',
    'Automate the landing zone with Terraform',
  ]);
  await crumbs.getByRole('link', {name: 'Ready'}).click();
  await expect(page).toHaveURL(/\/docs\/caf\/ready$/);
});

test.describe('another page', () => {
  const title = (page: Page): Locator => page.getByRole('heading', {level: 1});
  const announced = (page: Page): Locator => page.locator('body > [aria-live]');

  test('is announced by its title, and the focus starts at its beginning or at the requested heading', async ({
    page,
  }) => {
    await openPage(page, pageTypes.guide);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Webinars'})
      .press('Enter');
    await expect(title(page)).toHaveText('Webinars');
    await expect(announced(page)).toHaveText('Webinars');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    const {options} = await searchFor(page, 'describe the branches and connect them');
    await options.filter({hasText: 'Describe the branches'}).last().click();
    const heading = page.getByRole('heading', {name: /^2\. Describe the branches/});
    await expect(heading).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', {name: /^Direct link to 2\. Describe the branches/}),
    ).toBeFocused();
  });

  test('the back button returns the reader to the link', async ({page}) => {
    test.slow();
    const link = page.getByRole('main').getByRole('link', {name: 'the address plan'}).first();
    const readScroll = (): Promise<number> => page.evaluate(() => window.scrollY);
    const reload = async (): Promise<void> => {
      await page.reload();
      await startApplication(page);
    };
    for (const [way, prepare] of Object.entries({
      'at once': () => Promise.resolve(),
      'after a reload': reload,
      'over a slow network': async () => {
        await page.route(/assets\/js/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          await route.continue();
        });
        await reload();
      },
    })) {
      await test.step(way, async () => {
        await openPage(page, pageTypes.guide);
        const first = (await title(page).textContent()) ?? '';
        await link.evaluate((element) => element.scrollIntoView({block: 'center'}));
        const place = await readScroll();
        expect(place).toBeGreaterThan(1_000);
        await link.press('Enter');
        await expect(title(page)).toHaveText(/^Plan addresses/);
        expect(await readScroll()).toBe(0);
        await prepare();
        await page.goBack();
        await expect(title(page)).toHaveText(first);
        await expect(announced(page)).toHaveText(first);
        await expect.poll(readScroll).toBe(place);
        await expect(link).toBeFocused();
        await page.goForward();
        await expect(title(page)).toHaveText(/^Plan addresses/);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
      });
    }
  });
});
