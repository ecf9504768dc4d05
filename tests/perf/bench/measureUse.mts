import type {Browser} from '@playwright/test';
import {slowPage} from './measurePage.mts';

/** Time until an application has started and is idle on the slow phone, in ms. */
const settleTime = 8_000;

/**
 * Follows the first link of a guide's text to another guide.
 *
 * @returns ms from the click to the other guide's title
 */
export async function timeChange(browser: Browser, url: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(url, {waitUntil: 'load'});
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForTimeout(settleTime);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const links = [
          ...document.querySelectorAll<HTMLAnchorElement>(
            'main p a[href^="/docs/"], main li a[href^="/docs/"]',
          ),
        ];
        const link = links.find(
          ({hash, pathname}) =>
            hash === '' && pathname !== location.pathname && !pathname.includes('/tags/'),
        );
        const title = (): string => document.querySelector('main h1')?.textContent ?? '';
        const before = title();
        const begin = performance.now();
        const look = (): void => {
          if (title() !== '' && title() !== before) resolve(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        if (!link) throw new Error('the guide links to no other');
        link.click();
        look();
      }),
  );
  await page.context().close();
  return time;
}

export interface SearchSelectors {
  button: string;
  field: string;
  result: string;
}

/** Sites with a built-in search without a server. */
export const searchSelectors: Readonly<Record<string, SearchSelectors>> = {
  ours: {
    button: 'button[aria-keyshortcuts]',
    field: 'dialog [role="combobox"]',
    result: 'dialog [role="option"]',
  },
  starlight: {
    button: 'button[data-open-modal]',
    field: 'dialog input[type="text"], dialog input[type="search"]',
    result: 'dialog a[href^="/docs/"]',
  },
};

/**
 * Types a word as soon as the search field exists.
 *
 * @returns ms from the click on the search button to the first result
 */
export async function timeSearch(
  browser: Browser,
  url: string,
  {button, field, result}: SearchSelectors,
): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(settleTime);
  const begin = performance.now();
  await page.locator(button).first().click();
  await page.locator(field).first().fill('backup');
  await page.locator(result).first().waitFor({timeout: 60_000});
  const time = performance.now() - begin;
  await page.context().close();
  return time;
}
