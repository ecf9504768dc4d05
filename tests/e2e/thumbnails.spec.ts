import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';
import {searchFor} from './searchDialog';

const tag = 'docs/tags/kubernetes';
const shown = (place: Locator): Locator => place.locator('img.thumbnail:visible');

/** Fails unless the image has the expected name, has loaded, and has the expected width. */
async function expectLoaded(picture: Locator, name: RegExp): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', name);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(160);
}

const light = /\/assets\/thumbnails\/[0-9a-f]{10}\.svg$/;
const dark = /\/assets\/thumbnails\/[0-9a-f]{10}-dark\.svg$/;

function fetchedThumbnails(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/thumbnails/')) fetched.push(request.url());
  });
  return fetched;
}

test('cards show the image of the colour mode, and fetch it when they become visible', async ({
  page,
}) => {
  const fetched = fetchedThumbnails(page);
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, tag);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('h2')});
  const pictures = shown(cards);
  const count = await pictures.count();
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThan(await cards.count());
  await expectLoaded(pictures.first(), light);
  expect(fetched.filter((url) => dark.test(url))).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await expectLoaded(pictures.first(), dark);
  await expect(pictures).toHaveCount(count);
});

test('a long list fetches only the images that become visible', async ({page}) => {
  const fetched = fetchedThumbnails(page);
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, 'docs/compare');
  const pictures = shown(page.getByRole('main'));
  await expectLoaded(pictures.first(), light);
  expect(await pictures.count()).toBeGreaterThan(80);
  expect(new Set(fetched).size).toBeLessThan(70);
});

test('lists, comparison, services and templates show decorative images', async ({page}) => {
  for (const address of [
    '',
    'docs',
    'docs/compare',
    'docs/blueprints/by-use-case/observability',
    'docs/best-practices/networking/elastic-load-balancing',
    'templates',
  ]) {
    await page.goto(address);
    const pictures = shown(page.getByRole('main'));
    await expectLoaded(pictures.first(), light);
    expect(
      await pictures.evaluateAll((all) => all.every((image) => image.getAttribute('alt') === '')),
      address,
    ).toBe(true);
  }
});

test('on a phone the image of a card is beside its title', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(tag);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('img')})
    .first();
  const picture = await shown(card).boundingBox();
  const title = await card.getByRole('heading').boundingBox();
  expect(picture?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? Infinity));
  expect(picture?.width).toBeLessThan(110);
});

test('search results have the image of their page, in the dialog and on the page', async ({
  page,
}) => {
  await openPage(page, 'docs/caf');
  const {options} = await searchFor(page, 'keycloak');
  const first = shown(options.first());
  // The list renders again when its excerpts have loaded.
  await expect(() => expectLoaded(first, light)).toPass({timeout: 20_000});
  const src = await first.getAttribute('src');
  await page.goto('search?q=keycloak');
  await expectLoaded(shown(page.getByRole('main')).first(), light);
  await expect(shown(page.getByRole('main')).first()).toHaveAttribute('src', src ?? '');
});

test('a service has its icon in the portfolio, on its page and beside its name in a guide', async ({
  page,
}) => {
  const sign = (place: Locator): Promise<string | null> =>
    place.locator('svg[data-category="networking"] path').first().getAttribute('d');
  await page.goto('portfolio');
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
  const tile = tiles.filter({hasText: 'Elastic Load Balancing'});
  const path = await sign(tile);
  expect(path).toMatch(/^M/);
  expect(await tiles.locator('svg').count()).toBe(await tiles.count());
  await page.goto('docs/best-practices/networking/elastic-load-balancing');
  expect(await sign(page.getByRole('heading', {level: 1}))).toBe(path);
  await page.goto('docs/best-practices/networking/elastic-load-balancing/choose-and-steer-traffic');
  const link = page.getByRole('main').getByRole('link', {name: 'Elastic Load Balancing (ELB)'});
  expect(await sign(link.first())).toBe(path);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('cards show their pictures', async ({page}) => {
    await page.goto(tag);
    const pictures = page.getByRole('main').locator('img.thumbnail-light');
    await pictures.first().scrollIntoViewIfNeeded();
    await expect(pictures.first()).toBeVisible();
    await expect(page.locator('img.thumbnail-dark').first()).toBeHidden();
    expect(await pictures.count()).toBeGreaterThan(10);
  });
});
