import {readFile} from 'node:fs/promises';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {holdRequests} from './openPage';

const gallery = 'architecture-gallery';
const figure = (page: Page): Locator =>
  page.getByRole('figure').filter({hasText: 'A workload in two zones'});

test('a figure shows the picture of the colour mode, and fetches only that one', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/architecture/'))
      fetched.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  // The figure keeps its place before the picture has loaded.
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

test('a figure says everything in words, links to services, and has two downloads', async ({
  page,
}) => {
  await page.goto(gallery);
  await figure(page).getByText('Components', {exact: true}).press('Enter');
  const row = figure(page).getByRole('row', {name: /^Load balancer/});
  await expect(row).toContainText('In both zones; ends TLS.');
  await expect(row.getByRole('link')).toHaveAttribute(
    'href',
    /\/pr-preview\/pr-1\/portfolio\?service=elastic-load-balancing$/,
  );
  await figure(page).getByText('Read as text').press('Enter');
  const sentence = {hasText: 'Load balancer to Pods in zone 1'};
  await expect(figure(page).getByRole('listitem').filter(sentence)).toContainText('HTTP 8080');
  for (const [name, file, content] of [
    ['Download SVG', 'two-zones.svg', '<title id="title">A workload in two zones</title>'],
    ['Download draw.io', 'two-zones.drawio', '<mxGraphModel'],
  ] as const) {
    const downloaded = page.waitForEvent('download');
    await figure(page).getByRole('link', {name}).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), 'utf8')).toContain(content);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the picture has its description', async ({page}) => {
    await page.goto(gallery);
    // Search engines do not list the gallery.
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await (await page.request.get('sitemap.xml')).text()).not.toContain(gallery);
    const name =
      'Callers reach pods in two zones; the database replicates from the first zone to the second';
    await expect(page.getByRole('img', {name})).toBeVisible();
  });
});
