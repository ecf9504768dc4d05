import {readFile} from 'node:fs/promises';
import {expect, test} from '@playwright/test';

const gallery = 'architecture-gallery';

test.describe('an architecture figure', () => {
  test('shows the picture of the colour mode, and fetches only that one', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/architecture/')) fetched.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    });
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(gallery);
    const figure = page.getByRole('figure').filter({hasText: 'A workload in two zones'});
    await figure.scrollIntoViewIfNeeded();
    const picture = figure.getByRole('img');
    await expect(picture).toHaveCount(1);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    expect(fetched.some((name) => name.startsWith('two-zones.'))).toBe(true);
    expect(fetched.filter((name) => name.includes('-dark'))).toEqual([]);

    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    await expect(picture).toHaveAttribute('src', /two-zones-dark\.[0-9a-f]{10}\.svg$/);
    await expect.poll(() => fetched.some((name) => name.startsWith('two-zones-dark.'))).toBe(true);
  });

  test('keeps its place before the picture is there', async ({page}) => {
    await page.route('**/assets/architecture/**', () => undefined);
    await page.goto(gallery, {waitUntil: 'domcontentloaded'});
    const box = await page.getByRole('figure').first().getByRole('img').boundingBox();
    expect(box?.height).toBeGreaterThan(300);
  });

  test('downloads the picture and a draw.io file', async ({page}) => {
    await page.goto(gallery);
    const figure = page.getByRole('figure').filter({hasText: 'A workload in two zones'});
    for (const [link, fileName, content] of [
      ['Download SVG', 'two-zones.svg', '<title id="title">A workload in two zones</title>'],
      ['Download draw.io', 'two-zones.drawio', '<mxGraphModel'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), figure.getByRole('link', {name: link}).click()]);
      expect(download.suggestedFilename()).toBe(fileName);
      expect(await readFile(await download.path(), 'utf8')).toContain(content);
    }
  });

  test('says everything in words, with links to the services', async ({page}) => {
    await page.goto(gallery);
    const figure = page.getByRole('figure').filter({hasText: 'A workload in two zones'});
    await figure.getByText('Components', {exact: true}).focus();
    await page.keyboard.press('Enter');
    const row = figure.getByRole('row', {name: /^Load balancer/});
    await expect(row).toContainText('In both zones; ends TLS.');
    await expect(row.getByRole('link')).toHaveAttribute('href', /\/pr-preview\/pr-1\/portfolio\?service=elastic-load-balancing$/);
    await figure.getByText('Read as text').focus();
    await page.keyboard.press('Enter');
    await expect(figure.getByRole('listitem').filter({hasText: 'Load balancer to Pods in zone 1'})).toContainText('HTTP 8080');
  });

  test('scrolls inside its frame on a narrow screen, also by keyboard', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(gallery);
    const frame = page.getByRole('group', {name: 'Picture: A workload in two zones'});
    await frame.scrollIntoViewIfNeeded();
    const sizes = await frame.evaluate(({scrollWidth, clientWidth}) => ({scrollWidth, clientWidth}));
    expect(sizes.scrollWidth).toBeGreaterThan(sizes.clientWidth);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('stands in the page without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const page = await context.newPage();
    await page.goto(gallery);
    await expect(
      page.getByRole('img', {name: 'Callers reach pods in two zones; the database replicates from the first zone to the second'}),
    ).toBeVisible();
    await context.close();
  });
});

test('the gallery is not indexed', async ({page}) => {
  await page.goto(gallery);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const sitemap = await page.request.get('sitemap.xml');
  expect(await sitemap.text()).not.toContain(gallery);
});
