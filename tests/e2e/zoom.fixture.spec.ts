import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from './openPage';

const image = (page: Page): Locator =>
  page.getByRole('button', {name: 'Enlarge image: A square in a circle'});
const zoomed = (page: Page): Locator => page.locator('.medium-zoom-image--opened');

/** In ms. The library closes an image sooner than this after scrolling. */
const closingDelay = 200;

/** Scrolls without animation, and waits for the `scroll` event. */
async function scrollBy(page: Page, top: number): Promise<void> {
  await page.evaluate(async (distance) => {
    const heard = new Promise((resolve) =>
      document.addEventListener('scroll', resolve, {once: true}),
    );
    window.scrollBy({top: distance, behavior: 'instant'});
    await heard;
  }, top);
}

/** False as soon as the image starts to close. */
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.classList.contains('medium-zoom--opened'));

async function openZoom(page: Page): Promise<void> {
  await openPage(page, 'docs/first');
  await image(page).click();
  await expect(zoomed(page)).toHaveAttribute('data-zoom-state', 'open');
}

test('has the values of the specification, and each way of closing works', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openPage(page, 'docs/first');
  await expect(image(page)).toHaveClass(/medium-zoom-image/);
  await image(page).click();
  await expect(zoomed(page)).toHaveAttribute('data-zoom-state', 'open');
  const overlay = page.locator('.medium-zoom-overlay');
  // Only one zoom is attached, so only one overlay opens.
  await expect(overlay).toHaveCount(1);
  await expect(overlay).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.9)');
  await expect(overlay).toHaveCSS('z-index', '998');
  await expect(overlay).toHaveCSS('transition-duration', '0.4s');
  await expect(zoomed(page)).toHaveCSS('transition-duration', '0.4s');
  await page.mouse.click(5, 300);
  await expect(zoomed(page)).toHaveCount(0);

  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await image(page).press('Enter');
  // Wait until it is open, because the library ignores a close while the image opens.
  await expect(zoomed(page)).toHaveAttribute('data-zoom-state', 'open');
  await expect(overlay).toHaveCSS('background-color', 'rgba(50, 50, 50, 0.9)');
  const duration = await zoomed(page).evaluate((element) =>
    parseFloat(getComputedStyle(element).transitionDuration),
  );
  expect(duration).toBeLessThanOrEqual(0.001);
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toHaveCount(0);
  await expect(overlay).toHaveCount(0);
  await expect(image(page)).toBeFocused();

  await image(page).press('Enter');
  await expect(zoomed(page)).toHaveAttribute('data-zoom-state', 'open');
  await page.setViewportSize({width: 900, height: 700});
  await expect(zoomed(page)).toHaveCount(0);

  // A click on an image in a link follows the link.
  await page.getByRole('img', {name: 'A linked square'}).click();
  await expect(page).toHaveURL(/\/docs\/second$/);
});

test('stays open below 40 px of scrolling and closes from 40 px on', async ({page}) => {
  await page.clock.install();
  await openZoom(page);
  await scrollBy(page, 39);
  await page.clock.runFor(closingDelay);
  expect(await isOpen(page)).toBe(true);
  await scrollBy(page, 1);
  await page.clock.runFor(closingDelay);
  expect(await isOpen(page)).toBe(false);
  await expect(zoomed(page)).toHaveCount(0);
});

test('a press of 200 ms grabs the image; a release returns it, and it stays open', async ({
  page,
}) => {
  await openZoom(page);
  const box = await zoomed(page).boundingBox();
  if (!box) throw new Error('the zoomed image has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(zoomed(page)).toHaveAttribute('data-zoom-state', 'open');
  await expect(zoomed(page)).toHaveAttribute('data-zoom-state', 'grabbed');
  await page.mouse.move(x + 60, y + 30, {steps: 3});
  const moved = await zoomed(page).boundingBox();
  expect(Math.round((moved?.x ?? 0) - box.x)).toBe(60);
  expect(Math.round((moved?.y ?? 0) - box.y)).toBe(30);
  await page.mouse.up();
  await expect(zoomed(page)).not.toHaveAttribute('data-zoom-state', 'grabbed');
  await expect(zoomed(page)).toHaveCount(1);
  await expect
    .poll(async () => Math.round((await zoomed(page).boundingBox())?.x ?? 0))
    .toBe(Math.round(box.x));
});

test.describe('by touch', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a finger that waits drags the image; a finger that moves at once scrolls', async ({
    page,
    context,
  }) => {
    const touch = await context.newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: {x: number; y: number}[]
    ): Promise<unknown> => touch.send('Input.dispatchTouchEvent', {type, touchPoints});
    await openPage(page, 'docs/first');
    await image(page).tap();
    await expect(zoomed(page)).toHaveAttribute('data-zoom-state', 'open');
    const box = await zoomed(page).boundingBox();
    if (!box) throw new Error('the zoomed image has no box');
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];

    await send('touchStart', {x, y});
    await expect(zoomed(page)).toHaveAttribute('data-zoom-state', 'grabbed');
    for (let step = 1; step <= 5; step += 1)
      await send('touchMove', {x: x + step * 8, y: y - step * 20});
    await expect(zoomed(page)).toHaveAttribute('data-zoom-state', 'grabbed');
    const moved = await zoomed(page).boundingBox();
    expect(Math.round((moved?.x ?? 0) - box.x)).toBe(40);
    expect(Math.round((moved?.y ?? 0) - box.y)).toBe(-100);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await send('touchEnd');
    await expect(zoomed(page)).not.toHaveAttribute('data-zoom-state', 'grabbed');
    await expect
      .poll(async () => Math.round((await zoomed(page).boundingBox())?.x ?? 0))
      .toBe(Math.round(box.x));

    await send('touchStart', {x, y});
    for (let step = 1; step <= 5; step += 1) await send('touchMove', {x, y: y - step * 20});
    await send('touchEnd');
    await expect(zoomed(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(40);
  });
});
