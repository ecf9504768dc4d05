import type {Browser} from '@playwright/test';
import {slowPage} from './measurePage.mts';

/** Time between the load event and the press, in ms. Stock applications may still be starting. */
const pause = 500;

interface Use {
  /** Selector of the control to press. */
  control: string;
  /** Selector of the result of the press. It does not match before the press. */
  answer: string;
  /** A word to type as soon as the result appears, and the selector of its first search result. */
  search?: {word: string; result: string};
}

const ourField = 'dialog:popover-open [role="combobox"]:focus';
const starlightField = 'dialog[open] input:focus';

/** First uses of each site, by name. */
export const firstUses: Readonly<Record<string, Readonly<Record<string, Use>>>> = {
  'colour mode': {
    ours: {control: '.navbar [data-color-mode]', answer: 'html[data-theme-choice="light"]'},
    docusaurus: {
      control: '.navbar button[class*="toggleButton"]',
      answer: 'html[data-theme-choice="light"]',
    },
    starlight: {control: 'starlight-theme-select select', answer: 'html[data-theme="dark"]'},
  },
  menu: {
    ours: {control: '.navbar__toggle', answer: 'dialog[aria-label="Menu"]:popover-open'},
    docusaurus: {control: '.navbar__toggle', answer: '.navbar-sidebar--show .navbar-sidebar a'},
    starlight: {control: '.sl-menu-button', answer: '#starlight__sidebar:popover-open'},
  },
  'search dialog': {
    ours: {control: '.navbar [data-search]', answer: ourField},
    starlight: {control: 'button[data-open-modal]', answer: starlightField},
  },
  'search to first result': {
    ours: {
      control: '.navbar [data-search]',
      answer: ourField,
      search: {word: 'backup', result: 'dialog [role="option"]'},
    },
    starlight: {
      control: 'button[data-open-modal]',
      answer: starlightField,
      search: {word: 'backup', result: 'dialog a[href^="/docs/"]'},
    },
  },
};

/**
 * Uses a control half a second after the load event. It repeats a lost press, as a reader does.
 *
 * @returns ms from the first press to the frame with the result, or with the first search result
 */
export async function timeFirstUse(browser: Browser, url: string, use: Use): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(pause);
  const time = await page.evaluate(async ({control, answer, search}) => {
    const patience = 400;
    const begin = performance.now();
    let pressedAt = -Infinity;
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const press = (element: HTMLElement): void => {
      pressedAt = performance.now();
      element.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
      element.focus();
      if (element instanceof HTMLSelectElement) {
        element.value = 'dark';
        element.dispatchEvent(new Event('change', {bubbles: true}));
      } else element.click();
    };
    while (!document.querySelector(answer)) {
      const element = document.querySelector<HTMLElement>(control);
      if (!element) throw new Error(`There is no ${control}`);
      if (performance.now() - pressedAt > patience) press(element);
      await frame();
    }
    if (search) {
      const field = document.activeElement as HTMLInputElement;
      field.value = search.word;
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      while (!document.querySelector(search.result)) await frame();
    }
    return performance.now() - begin;
  }, use);
  await page.context().close();
  return time;
}
