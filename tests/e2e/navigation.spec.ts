import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage, startApplication} from './openPage';
import {pageTypes} from './pageTypes';
import {searchFor} from './searchDialog';

test('the sidebar stays in place when the routes of another part of the site have come', async ({page}) => {
  // The first is the page's own; the other one may come ahead of the pointer, since a visible link is prefetched in idle time.
  const groups = new Set<string>();
  page.on('requestfinished', (request) => {
    if (/\/assets\/js\/r\d+\.[0-9a-f]+\.js$/.test(request.url())) groups.add(request.url());
  });
  await openPage(page, 'docs/best-practices/computing');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.evaluate((element) => {
    element.dataset['mark'] = 'kept';
  });
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Templates'}).hover();
  await expect.poll(() => groups.size).toBeGreaterThan(1);
  await sidebar.getByRole('link', {name: 'Storage', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Storage');
  await expect(sidebar).toHaveAttribute('data-mark', 'kept');
});

for (const ending of ['arrives', 'fails'] as const) {
  test(`the page that was asked for last is shown, also where an earlier one ${ending} later`, async ({page}) => {
    await openPage(page, 'docs/best-practices/computing');
    await page.evaluate(() => Object.assign(globalThis, {isSamePage: true}));
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    const titles: string[] = [];
    await page.exposeFunction('noteTitle', (title: string) => titles.push(title));
    await page.evaluate(() => {
      const note = (globalThis as unknown as {noteTitle: (title: string) => void}).noteTitle;
      new MutationObserver(() => {
        note(document.querySelector('h1')?.textContent ?? '');
      }).observe(document.body, {subtree: true, childList: true, characterData: true});
    });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isFirst = true;
    await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
      if (isFirst) {
        isFirst = false;
        await held;
        if (ending === 'fails') return route.abort();
      }
      return route.continue();
    });
    await sidebar.getByRole('link', {name: 'Storage', exact: true}).click();
    await expect.poll(() => isFirst).toBe(false);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Computing');
    await sidebar.getByRole('link', {name: 'Databases', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Databases');
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Databases');
    expect(titles).not.toContain('Storage');
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });
}

test('nothing is rendered before the next page has arrived', async ({page}) => {
  await page.addInitScript(() => {
    // What React tells of its work.
    const hook = {
      commits: 0,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        hook.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
    Object.assign(globalThis, {__REACT_DEVTOOLS_GLOBAL_HOOK__: hook});
  });
  const commits = (): Promise<number> =>
    page.evaluate(
      () => (globalThis as unknown as {__REACT_DEVTOOLS_GLOBAL_HOOK__: {commits: number}}).__REACT_DEVTOOLS_GLOBAL_HOOK__.commits,
    );
  await openPage(page, 'docs/best-practices/computing');
  // In the text: a link of the sidebar opens its category at the click.
  const link = page.locator('main article a[href*="/docs/best-practices/computing/"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const before = await commits();
  expect(before).toBeGreaterThan(0);
  // A click without a pointer, so that nothing but the change of page answers it.
  const afterClick = await link.evaluate(async (element: HTMLAnchorElement) => {
    element.click();
    await Promise.resolve();
    const {commits: now} = (globalThis as unknown as {__REACT_DEVTOOLS_GLOBAL_HOOK__: {commits: number}}).__REACT_DEVTOOLS_GLOBAL_HOOK__;
    return {commits: now, title: document.querySelector('h1')?.textContent};
  });
  expect(afterClick).toEqual({commits: before, title: 'Computing'});
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Computing');
});

test('breadcrumbs begin with the collection, for readers and for search engines', async ({page}) => {
  await openPage(page, 'docs/caf/ready/automate-the-landing-zone');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem')).toHaveText(['', 'Cloud adoption framework', 'Ready', /^Automate the landing zone/]);
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  const lists = structured.map((text) => JSON.parse(text) as {itemListElement?: {name: string; item: string}[]});
  const trail = lists.flatMap(({itemListElement = []}) => itemListElement);
  expect(trail.map(({name}) => name).slice(0, 2)).toEqual(['Cloud adoption framework', 'Ready']);
  for (const {item} of trail) expect(item).not.toMatch(/\/$/);
  await crumbs.getByRole('link', {name: 'Cloud adoption framework'}).click();
  await expect(page).toHaveURL(/\/docs\/caf$/);
  await expect(crumbs.getByRole('listitem')).toHaveText(['', 'Cloud adoption framework']);
});

test('links of the page are fetched ahead before those of the navigation, and links to parts of one page once', async ({page, context}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, 'docs/best-practices/containers/cloud-container-engine/back-up-and-restore-with-velero');
  // Three links to parts of the portfolio are visible too, which would take the places of the others.
  await expect(page.locator('main a[href*="/portfolio?"]:visible, main a[href*="/portfolio#"]:visible').nth(2)).toBeInViewport();
  await expect.poll(() => page.locator('head link[rel="prefetch"]').count()).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Containers'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Containers');
});

test.describe('another page', () => {
  const title = (page: Page): Locator => page.getByRole('heading', {level: 1});
  const announced = (page: Page): Locator => page.locator('#__docusaurus > [aria-live]');

  test('is read out by its title, and begins at its start or at the heading that was asked for', async ({page}) => {
    await openPage(page, pageTypes.guide);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Webinars'}).press('Enter');
    await expect(title(page)).toHaveText('Webinars');
    await expect(announced(page)).toHaveText('Webinars');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    const {options} = await searchFor(page, 'describe the branches and connect them');
    await options.filter({hasText: 'Describe the branches'}).last().click();
    const heading = page.getByRole('heading', {name: /^2\. Describe the branches/});
    await expect(heading).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: /^Direct link to 2\. Describe the branches/})).toBeFocused();
  });

  for (const way of ['at once', 'after a reload', 'over a slow network'] as const) {
    test(`on the way back ${way} the reader goes on where the link was`, async ({page}) => {
      await openPage(page, pageTypes.guide);
      const first = await title(page).textContent();
      const link = page.getByRole('main').getByRole('link', {name: 'the address plan'}).first();
      await link.evaluate((element) => {
        element.scrollIntoView({block: 'center'});
      });
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(1_000);
      await link.press('Enter');
      await expect(title(page)).toHaveText(/^Plan addresses/);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      if (way === 'after a reload') {
        await page.reload();
        await startApplication(page);
      }
      if (way === 'over a slow network') {
        await page.reload();
        await page.route(/assets\/js/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          await route.continue();
        });
        await startApplication(page);
      }
      await page.goBack();
      await expect(title(page)).toHaveText(first ?? '');
      await expect(announced(page)).toHaveText(first ?? '');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
      await expect(link).toBeFocused();
      await page.goForward();
      await expect(title(page)).toHaveText(/^Plan addresses/);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    });
  }
});
