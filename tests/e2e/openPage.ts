import type {Page} from '@playwright/test';

/**
 * Opens a page of the site under test and lets its application start, as the first pointer movement of a reader does.
 *
 * @param path address below the base path, without a leading slash
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startApplication(page);
}

/** Moves the pointer and waits until the application says that it runs. */
export async function startApplication(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.locator('html[data-app-loaded="true"]').waitFor({state: 'attached'});
}
