import {readFile} from 'node:fs/promises';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {holdRequests, openPage} from './openPage';

const gallery = 'architecture-gallery';
const figure = (page: Page): Locator =>
  page.getByRole('figure').filter({hasText: 'A workload in two zones'});

test('a figure fetches and shows only the image of the colour mode', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/architecture/'))
      fetched.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  // The figure has its final size before the image has loaded.
  const release = await holdRequests(page, '**/assets/architecture/**');
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(gallery, {waitUntil: 'domcontentloaded'});
  const box = await page.getByRole('figure').first().getByRole('img').boundingBox();
  expect(box?.height).toBeGreaterThan(300);
  release();
  await figure(page).scrollIntoViewIfNeeded();
  const picture = figure(page).getByRole('img');
  await expect(picture).toHaveCount(1);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);
  expect(fetched.some((name) => name.startsWith('two-zones.'))).toBe(true);
  expect(fetched.filter((name) => name.includes('-dark'))).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await expect(picture).toHaveAttribute('src', /two-zones-dark\.[0-9a-f]{10}\.svg$/);
  await expect.poll(() => fetched.some((name) => name.startsWith('two-zones-dark.'))).toBe(true);

  await test.step('it scrolls inside its frame on a narrow screen, by keyboard too', async () => {
    await page.setViewportSize({width: 390, height: 800});
    const frame = page.getByRole('group', {name: 'Picture: A workload in two zones'});
    await frame.scrollIntoViewIfNeeded();
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});

test('a figure of 1,024 px fits between sidebar and table of contents', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('docs/blueprints/by-use-case/sovereignty/nextcloud/deploy-nextcloud-on-cce');
  const frame = page.getByRole('group', {name: /^Picture: /}).first();
  const [own, visible] = await frame.evaluate((element) => [
    element.querySelector('img')?.getAttribute('width'),
    element.clientWidth - element.scrollWidth,
  ]);
  expect(Number(own)).toBeGreaterThan(806);
  expect(visible).toBe(0);
});

test('a figure has a text description, links to services, and downloads', async ({
  page,
  context,
}) => {
  await page.goto(gallery);
  await figure(page).getByText('Components', {exact: true}).press('Enter');
  const row = figure(page).getByRole('row', {name: /^Load balancer/});
  await expect(row).toContainText('In both zones; ends TLS.');
  await expect(row.getByRole('link')).toHaveAttribute(
    'href',
    /\/pr-preview\/pr-1\/portfolio\?service=elastic-load-balancing$/,
  );
  await figure(page).getByText('Text description').press('Enter');
  const sentence = {hasText: 'Load balancer to Pods in zone 1'};
  await expect(figure(page).getByRole('listitem').filter(sentence)).toContainText('HTTP 8080');
  for (const [name, file, content] of [
    ['SVG', 'two-zones.svg', '<title id="title">A workload in two zones</title>'],
    ['SVG, dark', 'two-zones-dark.svg', '<title id="title">A workload in two zones</title>'],
    ['draw.io', 'two-zones.drawio', '<mxGraphModel'],
  ] as const) {
    const downloaded = page.waitForEvent('download');
    await figure(page).getByRole('link', {name, exact: true}).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), 'utf8')).toContain(content);
  }
  await expect(figure(page).getByRole('link', {name: 'Open in draw.io'})).toHaveAttribute(
    'href',
    /^https:\/\/app\.diagrams\.net\/#Uhttp.+%2Ftwo-zones\.[0-9a-f]{10}\.drawio$/,
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const saved = page.waitForEvent('download');
  await figure(page).getByRole('button', {name: 'PNG'}).click();
  const image = await readFile(await (await saved).path());
  const picture = figure(page).locator('img:visible');
  const width = await picture.evaluate((element: HTMLImageElement) => element.naturalWidth);
  // Bytes 16 to 19 of a PNG file contain the width.
  expect(image.readUInt32BE(16)).toBe(2 * width);
  await figure(page).getByRole('button', {name: 'Copy image'}).click();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types))
    .toContain('image/png');
});

test('an enlarged figure is never smaller than in the page, grows, moves and closes', async ({
  page,
}) => {
  await openPage(page, gallery);
  const image = figure(page).getByRole('button', {name: /^Enlarge image/});
  const inPage = await image.boundingBox();
  await image.press('Enter');
  const enlarged = page.locator('.medium-zoom-image--opened');
  await expect(enlarged).toHaveAttribute('data-zoom-state', 'open');
  const box = async (): Promise<{x: number; y: number; width: number}> => {
    const found = await enlarged.boundingBox();
    if (!found) throw new Error('the figure is not enlarged');
    return found;
  };
  const first = await box();
  expect(first.width).toBeGreaterThanOrEqual(inPage?.width ?? Infinity);
  await expect(page.getByRole('button', {name: 'Close the image'})).toBeFocused();
  await page.getByRole('button', {name: 'Make the image larger'}).click();
  await expect.poll(async () => (await box()).width).toBeGreaterThan(first.width * 1.2);
  const larger = await box();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await box()).y).toBeLessThan(larger.y);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('-');
  await expect
    .poll(async () => Math.round((await box()).width))
    .toBe(Math.round(inPage?.width ?? 0));
  await page.keyboard.press('0');
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await box()).width).toBeGreaterThan(first.width * 2);
  await page.keyboard.press('Escape');
  await expect(enlarged).toHaveCount(0);
  await expect(image).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the image has its description', async ({page}) => {
    await page.goto(gallery);
    // Search engines must not index the gallery.
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await (await page.request.get('sitemap.xml')).text()).not.toContain(gallery);
    const name =
      'Callers reach pods in two zones; the database replicates from the first zone to the second';
    await expect(page.getByRole('img', {name})).toBeVisible();
  });
});
