import {gzipSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';

export interface PageWeight {
  /**
   * In kB gzip. `jsBeforeUse` is fetched before the reader does anything. The other sizes include
   * everything that is fetched until the application runs. Inline styles count as CSS.
   */
  jsBeforeUse: number;
  js: number;
  cssBeforeUse: number;
  css: number;
  html: number;
}

export interface PageTimes {
  /**
   * Largest paint and total blocking time, in ms. `blocking` counts up to 8 s after the load event,
   * so it includes the start of the application.
   */
  largestPaint: number;
  blocking: number;
  layoutShift: number;
}

/**
 * Time after the load event, in ms. After it, the application of a stock site has started. Ours has
 * not, because it waits for the reader.
 */
const quietTime = 3_000;
const kB = (bytes: number): number => bytes / 1000;

/** Measures the size of what a page fetches, without prefetched files for other pages. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes = new Map<string, {kind: string; bytes: number}>();
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const isAhead = response.request().headers()['sec-purpose'] !== undefined;
    if (!isAhead && ['script', 'stylesheet', 'document'].includes(kind)) {
      void response.body().then(
        (body) => sizes.set(response.url(), {kind, bytes: gzipSync(body).length}),
        () => undefined,
      );
    }
  });
  const sum = (kind: string): number =>
    kB(
      [...sizes.values()]
        .filter((size) => size.kind === kind)
        .reduce((total, {bytes}) => total + bytes, 0),
    );
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(quietTime);
  const jsBeforeUse = sum('script');
  const inside = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({textContent}) => textContent).join(''),
  );
  const inlineCss = kB(gzipSync(inside).length);
  const cssBeforeUse = sum('stylesheet') + inlineCss;
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForTimeout(quietTime);
  const weight = {
    jsBeforeUse,
    js: sum('script'),
    cssBeforeUse,
    css: sum('stylesheet') + inlineCss,
    html: sum('document') - inlineCss,
  };
  await context.close();
  return weight;
}

interface Recorded {
  paint: number;
  shift: number;
  tasks: number[];
}

async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = {paint: 0, shift: 0, tasks: []};
    (window as unknown as {recorded: Recorded}).recorded = recorded;
    const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    observe('largest-contentful-paint', ({startTime}) => (recorded.paint = startTime));
    observe(
      'layout-shift',
      (entry) => (recorded.shift += (entry as PerformanceEntry & {value: number}).value),
    );
    observe('longtask', ({duration}) => recorded.tasks.push(duration));
  });
}

/** A slow phone on slow 4G: processor 4 times slower, 1.6 Mbit/s, 150 ms. The cache is empty. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 390, height: 844}});
  const page = await context.newPage();
  // The runner of this script adds calls of `__name` to functions. The page lacks this helper.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return page;
}

export async function timePage(browser: Browser, url: string): Promise<PageTimes> {
  const page = await slowPage(browser);
  await record(page);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(8_000);
  const {paint, shift, tasks} = await page.evaluate(
    () => (window as unknown as {recorded: Recorded}).recorded,
  );
  await page.context().close();
  return {
    largestPaint: paint,
    layoutShift: shift,
    blocking: tasks.reduce((total, duration) => total + Math.max(0, duration - 50), 0),
  };
}
