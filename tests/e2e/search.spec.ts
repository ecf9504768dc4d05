import {expect, test} from '@playwright/test';
import {holdRequests, openPage} from './openPage';
import {searchButton, searchDialog, searchFor} from './searchDialog';

const guide = 'docs/caf';
const isSearchFile = /\/search\/(manifest|titles|index|text)\b.*\.json$/;

test.describe('opening and closing', () => {
  test('the button and keys open it; Escape, its button and a click beside it close it', async ({
    page,
  }) => {
    await openPage(page, guide);
    const {dialog, field} = searchDialog(page);
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await searchButton(page).click();
    await expect(dialog).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page.locator('dialog:popover-open')).toHaveCount(1);
    await close();
    await expect(searchButton(page)).toBeFocused();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(field, key).toBeFocused();
      await expect(field, key).toHaveValue('');
      await close();
    }
    // Typing a letter on the focused button starts the query, each time.
    for (const letter of ['b', 'k']) {
      await searchButton(page).focus();
      await page.keyboard.press(letter);
      await expect(field).toHaveValue(letter);
      await close();
    }
    // Selected text of the page does not become the query.
    await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body);
    });
    await page.keyboard.press('/');
    await expect(field).toHaveValue('');
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('/');
    await page.mouse.click(5, 400);
    await expect(dialog).toBeHidden();
  });

  test('Control+K closes it too, and / is a letter in text fields', async ({page}) => {
    await openPage(page, 'search');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('/');
    await expect(searchDialog(page).dialog).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveValue('/');
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page).dialog).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page).dialog).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('a name from another cloud finds the comparable service first', async ({page}) => {
    await openPage(page, guide);
    const {field, options, status} = await searchFor(page, 'route53');
    for (const query of ['route53', 'Route 53', 'aws route53']) {
      await field.fill(query);
      await expect(status).toContainText(`“${query}”`);
      await expect(options.first()).toContainText('Domain Name Service (DNS)');
    }
  });
});

test.describe('loading', () => {
  test('the index is not fetched before a reader approaches the search', async ({page}) => {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (isSearchFile.test(request.url())) fetched.add(request.url());
    });
    await openPage(page, guide);
    await page.waitForLoadState('networkidle');
    expect(fetched.size).toBe(0);
    // The titles load without waiting for the manifest or for the code that reads them.
    await page.route(/assets\/js\/.*\.js$/, () => undefined);
    await searchButton(page).hover();
    await expect
      .poll(() => [...fetched].join(' '))
      .toMatch(/^\S+\/search\/titles\.[0-9a-f]{10}\.json$/);
  });

  test('text that is typed while the code loads is not lost', async ({page}) => {
    await openPage(page, guide);
    await page.waitForLoadState('networkidle');
    const release = await holdRequests(page, /assets\/js\/.*\.js$/);
    await page.keyboard.press('/');
    await page.keyboard.type('keycloak');
    const {field, options} = searchDialog(page);
    await expect(field).toHaveValue('keycloak');
    await expect(options).toHaveCount(0);
    release();
    await expect(options.first()).toContainText('Keycloak');
  });

  test('if the code fails to load, Retry loads it', async ({page}) => {
    await openPage(page, guide);
    await page.waitForLoadState('networkidle');
    await page.route(/assets\/js\/.*\.js$/, (route) => route.abort());
    await page.keyboard.press('/');
    const {dialog, options} = searchDialog(page);
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(/assets\/js\/.*\.js$/);
    await page.keyboard.type('keycloak');
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(options.first()).toContainText('Keycloak');
  });

  test('a slow first response shows a spinner', async ({page}) => {
    await openPage(page, guide);
    await page.context().route(isSearchFile, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const {dialog, options} = await searchFor(page, 'keycloak');
    await expect(dialog.getByText('Searching …')).toBeVisible();
    await expect(options.first()).toBeVisible();
    await expect(dialog.getByText('Searching …')).toBeHidden();
  });

  test('if the index cannot be fetched, the dialog shows an error, and Retry works', async ({
    page,
  }) => {
    await openPage(page, guide);
    await page.context().route(isSearchFile, (route) => route.abort());
    const {dialog, options} = await searchFor(page, 'keycloak');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await expect(dialog.getByText('No results for')).toBeHidden();
    await page.context().unroute(isSearchFile);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(options.first()).toContainText('Keycloak');
    await expect(alert).toBeHidden();
  });

  test('results show without excerpts if these cannot be fetched', async ({page}) => {
    await openPage(page, guide);
    await page.context().route(/\/search\/text\..*\.json$/, (route) => route.abort());
    const {options} = await searchFor(page, 'keycloak');
    await expect(options.first()).toContainText('Keycloak');
  });
});

test('results come from titles until the whole index adds numbers and sections', async ({page}) => {
  const release = await holdRequests(page.context(), /\/search\/index\..*\.json$/);
  await openPage(page, guide);
  const {dialog, options, status, active, field} = await searchFor(page, 'keycloak');
  await expect(options.first()).toContainText('Keycloak');
  await expect(status).toBeEmpty();
  await expect(dialog.getByRole('group', {name: 'Filter by section'})).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const href = await active.getAttribute('href');
  release();
  await expect(status).toHaveText(/^\d+ results for “keycloak”$/);
  await expect(dialog.getByRole('link', {name: /^See all/})).toBeVisible();
  // The selected option stays selected, even if its position changes.
  await expect(active).toHaveAttribute('href', href ?? 'no href');
  await expect(field).toBeFocused();
});

test('a press on a result from titles opens it, even if all results load during the press', async ({
  page,
}) => {
  const release = await holdRequests(page.context(), /\/search\/index\..*\.json$/);
  await openPage(page, guide);
  const {options, status} = await searchFor(page, 'keycloak');
  await expect(options.first()).toContainText('Keycloak');
  const href = await options.first().getAttribute('href');
  await options.first().hover();
  await page.mouse.down();
  const index = page
    .context()
    .waitForEvent('requestfinished', (request) => request.url().includes('/search/index.'));
  release();
  await index;
  await page.waitForTimeout(500);
  await expect(status).toBeEmpty();
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`${href ?? 'no href'}$`));
});

test.describe('results', () => {
  test('are grouped by page, marked, counted, and announced', async ({page}) => {
    await openPage(page, guide);
    const {dialog, options, status, field} = await searchFor(page, 'keycloak');
    await expect(options.first().locator('mark').first()).toHaveText(/keycloak/i);
    await expect(status).toHaveText(/^\d+ results for “keycloak”$/);
    const list = dialog.getByRole('listbox', {name: 'Search results'});
    await expect(list.getByRole('group').first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute(
      'aria-controls',
      (await list.getAttribute('id')) ?? 'no id',
    );
  });

  test('a service shows the name from another cloud that it matches', async ({page}) => {
    await openPage(page, guide);
    const {options, field} = await searchFor(page, 'route 53');
    const says = 'comparable to “route 53”';
    await expect(options.first()).toContainText(says);
    await expect(options.filter({hasText: says})).toHaveCount(1);
    // The row of the mapping is a section of the page of counterparts.
    await field.fill('equivalent of route 53');
    const pages = page.getByRole('listbox', {name: 'Search results'}).getByRole('group');
    const mapping = pages.filter({hasText: 'Find the counterpart of a service you know'});
    await expect(
      mapping.getByRole('option').filter({hasText: 'Route 53 / Azure DNS'}),
    ).toHaveAttribute('href', /\/find-the-counterpart-of-a-service#networking$/);
    // The list may still show the results of the query before.
    await expect
      .poll(async () =>
        (await pages.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).slice(
          0,
          2,
        ),
      )
      .toContain('Find the counterpart of a service you know');
    await openPage(page, 'search?q=route+53');
    await expect(page.getByRole('main').getByText(says)).toHaveCount(1);
  });

  test('the keyboard moves through them and opens one', async ({page}) => {
    await openPage(page, guide);
    const {options, active, field, dialog, status} = await searchFor(page, 'backup');
    await expect(status).toHaveText(/results/);
    await expect(active).toHaveCount(1);
    const count = await options.count();
    const expectActive = async (index: number): Promise<void> => {
      const option = options.nth(index);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await option.getAttribute('id')) ?? 'no id',
      );
      await expect(active).toHaveCount(1);
      await expect(field).toBeFocused();
    };
    await expectActive(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive(count - 1);
    await page.keyboard.press('ArrowDown');
    await expectActive(0);
    await page.keyboard.press('End');
    await expectActive(count - 1);
    await expect(options.nth(count - 1)).toBeInViewport();
    await page.keyboard.press('Home');
    await expectActive(0);
    await page.keyboard.press('ArrowDown');
    const href = await options.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(href ?? 'no href');
  });

  test('Control+Enter opens one in a new tab and does not change the dialog', async ({
    page,
    context,
  }) => {
    await openPage(page, guide);
    const {active, dialog, status} = await searchFor(page, 'keycloak');
    await expect(status).toHaveText(/results for “keycloak”/);
    const href = await active.getAttribute('href');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opened).toHaveURL(href ?? 'no href');
    await expect(dialog).toBeVisible();
  });

  test('a reader without earlier searches gets suggestions', async ({page}) => {
    await openPage(page, guide);
    await page.keyboard.press('Control+k');
    const {dialog, field, options} = searchDialog(page);
    await dialog.getByRole('button', {name: 'landing zone'}).press('Enter');
    await expect(field).toHaveValue('landing zone');
    await expect(field).toBeFocused();
    await expect(options.first()).toContainText(/landing zone/i);
  });

  test('Enter before the results have loaded opens the search page', async ({page}) => {
    await page.goto(guide);
    await page.context().route(isSearchFile, () => undefined);
    await page.reload();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('velero');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=velero$/);
  });

  test('Enter never opens a result of an earlier query', async ({page}) => {
    await openPage(page, guide);
    const {options, field} = await searchFor(page, 'nat gateway');
    await expect(options.first()).toContainText('NAT');
    // The reader presses Enter before the search answers the new query.
    await field.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        'velero',
      );
      input.dispatchEvent(new Event('input', {bubbles: true}));
      return new Promise((resolve) => {
        setTimeout(() => {
          input.dispatchEvent(
            new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}),
          );
          resolve(undefined);
        });
      });
    });
    await expect(page).toHaveURL(/velero/);
  });

  test('a drag from the field to the outside does not close the dialog', async ({page}) => {
    await openPage(page, guide);
    const {dialog, field} = await searchFor(page, 'velero');
    const box = await field.boundingBox();
    if (!box) throw new Error('the field has no place');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 60, y);
    await page.mouse.down();
    await page.mouse.move(20, y, {steps: 4});
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, y);
    await expect(dialog).toBeHidden();
  });

  test('a section narrows them, and the counts show the results of other sections', async ({
    page,
  }) => {
    await openPage(page, guide);
    const {dialog, options, status} = await searchFor(page, 'backup');
    const filter = dialog.getByRole('group', {name: 'Filter by section'});
    const services = filter.getByRole('button', {name: /^Services/});
    const count = Number(/\d+/.exec(await services.innerText())?.[0]);
    await services.click();
    await expect(services).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText(new RegExp(`^${count} results`));
    for (const option of await options.all())
      await expect(option).toHaveAttribute('href', /\/docs\/best-practices\//);
    await filter.getByRole('button', {name: /^All/}).click();
    await expect(status).not.toHaveText(new RegExp(`^${count} results`));
  });

  test('links are below the base path, and "See all" preserves query and section', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, guide);
    const {dialog, options} = await searchFor(page, 'backup');
    const base = new URL(baseURL ?? '').pathname;
    await expect(options.first()).toHaveAttribute('href', new RegExp(`^${base}`));
    const seeAll = dialog.getByRole('link', {name: /^See all \d+ results$/});
    await expect(seeAll).toBeVisible();
    await expect(dialog.getByRole('button', {name: /^Blueprints/})).toBeVisible();
    // The filter changes the address at once, before a response. Late excerpts replace the button
    // and the link, so find both in the same task.
    const href = await dialog.evaluate((root) => {
      root.querySelector<HTMLElement>('[data-value="blueprints"]')?.click();
      return root.querySelector<HTMLAnchorElement>('.search-see-all')?.href;
    });
    expect(href).toContain('section=blueprints');
    await seeAll.click();
    await expect(page).toHaveURL(new RegExp(`${base}search\\?q=backup&section=blueprints$`));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveValue('backup');
  });

  test('a result on the same page closes the dialog too', async ({page}) => {
    await openPage(
      page,
      'docs/best-practices/containers/cloud-container-engine/production-readiness-checklist',
    );
    const {options, dialog} = await searchFor(page, 'production checklist for cce clusters');
    await options.filter({hasText: 'Production checklist'}).first().click();
    await expect(dialog).toBeHidden();
  });
});

test('a dialog that is opened while another kind of page loads stays open with its text', async ({
  page,
}) => {
  await openPage(page, guide);
  await page.waitForLoadState('networkidle');
  const release = await holdRequests(page, /assets\/js\/.*\.js$/);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Webinars'}).click();
  const {field, dialog} = await searchFor(page, 'velero');
  release();
  await expect(page).toHaveURL(/\/webinars$/);
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('velero');
  await expect(field).toBeFocused();
  await expect(searchDialog(page).options.first()).toContainText('Velero');
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test.describe('nothing found', () =>
  test('shows the query, offers queries with results, and links to a report', async ({page}) => {
    await openPage(page, guide);
    const {dialog, options, field} = await searchFor(page, 'keyclk zzqqxx');
    await expect(dialog.getByText('No results for “keyclk zzqqxx”').last()).toBeVisible();
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    const report = dialog.getByRole('link', {name: 'Let us know.'});
    await expect(report).toHaveAttribute(
      'href',
      /\/issues\/new\?title=Search\+finds\+nothing\+for\+%22keyclk\+zzqqxx%22&body=/,
    );
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await dialog.getByRole('button', {name: 'keycloak'}).click();
    await expect(options.first()).toContainText('Keycloak');
    await expect(field).toBeFocused();
    // If no word is similar, it offers popular queries.
    await field.fill('ŋŋŋŋŋŋŋŋŋŋŋŋŋŋŋŋŋŋ');
    await expect(dialog.getByRole('button', {name: 'Kubernetes'})).toBeVisible();
  }));

test.describe('earlier searches', () =>
  test('are stored, can become favourites, and can be removed', async ({page}) => {
    await openPage(page, guide);
    const {dialog, options, field} = searchDialog(page);
    for (const query of ['velero', 'keycloak']) {
      await searchFor(page, query);
      await options.first().click();
      await expect(dialog).toBeHidden();
    }
    await page.keyboard.press('Control+k');
    const recent = dialog.getByRole('heading', {name: 'Recent'}).locator('..');
    await expect(recent.getByRole('listitem')).toHaveText([/keycloak/, /velero/]);
    await recent.getByRole('button', {name: 'Keep “velero” as a favourite'}).click();
    await expect(
      dialog.getByRole('heading', {name: 'Favourites'}).locator('..').getByRole('listitem'),
    ).toHaveText([/velero/]);
    await dialog.getByRole('button', {name: 'Remove “keycloak”'}).click();
    await page.reload();
    await openPage(page, guide);
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('listitem').filter({hasText: 'keycloak'})).toHaveCount(0);
    await dialog.getByRole('button', {name: 'velero', exact: true}).click();
    await expect(field).toHaveValue('velero');
    await expect(options.first()).toContainText('Velero');
  }));
