import type {BrowserContext, Page} from '@playwright/test';

const saving = new WeakSet<Page>();

/**
 * Opens a page of the site under test and lets its application start, as the first pointer movement
 * of a reader does. The reader saves data, because fetching the pages of all links ahead takes a
 * fifth of the time. navigation.fixture.spec.ts tests that.
 *
 * @param path address below the base path, without a leading slash
 */
export async function openPage(page: Page, path: string): Promise<void> {
  if (!saving.has(page))
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '4g', saveData: true},
      }),
    );
  saving.add(page);
  await page.goto(path);
  await startApplication(page);
}

/** Waits until the page has shown what it has been told so far, links that have become visible included, and its browser has nothing to do. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Observers answer in the order in which they were made, and so do timers and idle callbacks.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Moves the pointer and waits until the application says that it runs. */
export async function startApplication(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.locator('html[data-app-loaded="true"]').waitFor({state: 'attached'});
}

/**
 * Holds requests back until the test says so. @param page its context to hold those of workers too
 * @returns lets them pass
 */
export async function holdRequests(
  page: Page | BrowserContext,
  address: string | RegExp,
  isHeld: (url: string) => boolean = () => true,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    if (!isHeld(route.request().url())) return route.fallback();
    await released;
    await route.continue();
  });
  return release;
}
