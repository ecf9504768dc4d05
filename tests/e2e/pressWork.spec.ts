import {expect, test} from '@playwright/test';
import {holdRequests, whenIdle} from './openPage';
import {pageTypes} from './pageTypes';

// Recording a trace takes several times as long as a press.
test.use({trace: 'off'});

/** For each press, the control and the expected result. */
const presses = {
  'colour mode': ['.navbar [data-color-mode]', 'html[data-theme-choice="light"]'],
  menu: ['.navbar__toggle', 'dialog[aria-label="Menu"]:popover-open'],
  'search dialog': ['.navbar [data-search]', 'dialog:popover-open [role="combobox"]:focus'],
  'a list of the navbar': ['.dropdown > .navbar__link[href="#"]', '.dropdown--show'],
  'a sidebar category': [
    '.theme-doc-sidebar-menu details:not([open]) > summary',
    'details:not([data-was-open])[open]',
  ],
} as const;

for (const [name, [control, answer]] of Object.entries(presses))
  test(`${name} takes a small part of the processor time of its page, while scripts are loading`, async ({
    page,
  }) => {
    test.slow();
    const isWide = name !== 'menu' && name !== 'search dialog';
    await page.setViewportSize({width: isWide ? 1440 : 390, height: 844});
    // Machines differ, so the test compares the processor time of the press with that of its page.
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    const processorTime = async (): Promise<number> => {
      const {metrics} = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find((metric) => metric.name === 'ThreadTime')?.value ?? NaN);
    };
    await holdRequests(page, '**/assets/js/*.js');
    const loads: number[] = [];
    const answers: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await page.goto(pageTypes.guide);
      await whenIdle(page);
      // The processor time of a new page starts at zero.
      loads.push(await processorTime());
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details[open]'))
          details.setAttribute('data-was-open', '');
      });
      await whenIdle(page);
      const beforePress = await processorTime();
      await page.evaluate(
        async ([pressed, shown]) => {
          const element = [...document.querySelectorAll<HTMLElement>(pressed)].find(
            (one) => one.getClientRects().length > 0,
          );
          element?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
          element?.focus();
          element?.click();
          do await new Promise(requestAnimationFrame);
          while (!document.querySelector(shown));
        },
        [control, answer] as const,
      );
      answers.push((await processorTime()) - beforePress);
      await page.evaluate(() => localStorage.clear());
    }
    const inMilliseconds = (times: number[]): string => times.map(Math.round).join(', ');
    console.log(`${name}: ${inMilliseconds(answers)} of ${inMilliseconds(loads)} ms`);
    expect(Math.min(...answers)).toBeLessThan(Math.min(...loads) / 3);
  });
