import type {BrowserContext, Page} from '@playwright/test';

const saving = new WeakSet<Page>();

/**
 * Opens a page of the site under test. It starts the application with a pointer movement, as a
 * reader does. The browser is in data-saving mode, because prefetching takes a fifth of the time.
 * navigation.fixture.spec.ts tests prefetching.
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

/** Waits until the page has handled all events, including newly visible links, and is idle. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Observers, timers and idle callbacks each run in the order of their creation.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Moves the pointer and waits until the page reports that its application runs. */
export async function startApplication(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.locator('html[data-app-loaded="true"]').waitFor({state: 'attached'});
}

/**
 * Holds requests.
 *
 * @param page the page, or its context to hold the requests of workers too
 * @returns a function that releases the requests
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
