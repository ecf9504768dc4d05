import {expect, test, type Locator, type Page} from '@playwright/test';
import {services, tablePages} from './catalogue';
import {openPage} from './openPage';

const tiles = (page: Page): Locator => page.getByRole('main').getByRole('listitem').getByRole('link');

test('shows every service by category and filters by text, category, region and status', async ({page}) => {
  await openPage(page, 'portfolio');
  await expect(tiles(page)).toHaveCount(services.length);
  const legacy = services.filter(({status}) => status === 'legacy');
  const inStorage = legacy.filter(({category}) => category === 'storage').length;
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveCount(9);
  await page.getByRole('button', {name: /^Legacy/}).click();
  await expect(page).toHaveURL(/\?status=legacy$/);
  await expect(tiles(page)).toHaveCount(legacy.length);
  await page.getByLabel('Category').selectOption({label: `Storage (${inStorage})`});
  await expect(tiles(page)).toHaveCount(inStorage);
  await page.goBack();
  await expect(tiles(page)).toHaveCount(legacy.length);
  await page.getByRole('button', {name: 'Clear all filters'}).click();
  await page.getByRole('searchbox', {name: 'Filter services'}).fill('rds_instance');
  await expect(tiles(page)).toHaveText([/Relational Database Service/]);
  // The name that another cloud gives to a comparable service.
  await page.getByRole('searchbox', {name: 'Filter services'}).fill('route53');
  await expect(tiles(page)).toHaveText([/Domain Name Service/]);
});

test('lists the services as a table on request', async ({page}) => {
  await openPage(page, 'portfolio?region=eu-ch2');
  await page.setViewportSize({width: 1280, height: 400});
  const list = page.getByRole('button', {name: 'Show as list'});
  await list.evaluate((button) => {
    button.scrollIntoView({block: 'center'});
  });
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await list.click();
  await expect(page).toHaveURL(/view=list/);
  const grid = page.getByRole('region', {name: 'Services'});
  await expect(grid).toBeVisible();
  // The specification: where only the query changes, nothing scrolls.
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await expect(page.getByRole('button', {name: 'Show as table of tiles'})).toBeFocused();
  await expect(grid.getByRole('columnheader')).toHaveText(['Service', 'Short', 'Category', 'Regions', 'Status', 'Guides']);
  await grid.getByRole('button', {name: 'Guides'}).click();
  await grid.getByRole('button', {name: 'Guides'}).click();
  const counts = (await grid.locator('tbody tr td:last-child').allTextContents()).map(Number);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  await grid.getByRole('link', {name: 'Virtual Private Cloud', exact: true}).click();
  await expect(page.getByRole('dialog', {name: 'Virtual Private Cloud (VPC)'})).toBeVisible();
});

test('a deep link opens the details; closing, the back button and the keyboard work', async ({page}) => {
  await openPage(page, 'portfolio?service=elastic-load-balancing');
  const dialog = page.getByRole('dialog', {name: 'Elastic Load Balancing (ELB)'});
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('elb.eu-de.otc.t-systems.com');
  await expect(dialog).toContainText('opentelekomcloud_lb_loadbalancer_v3');
  await expect(dialog.getByRole('link', {name: 'Help Center'})).toBeVisible();
  await expect(dialog.getByRole('link', {name: 'Choose a load balancer type and steer traffic for releases'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/service=/);

  const tile = page.getByRole('link', {name: /^NAT Gateway|^NAT\b/});
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/service=nat-gateway/);
  await expect(page.getByRole('dialog', {name: 'NAT Gateway (NAT)'})).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', {name: 'NAT Gateway (NAT)'})).toBeHidden();
});

for (const way of ['Escape', 'the button', 'the back button'] as const) {
  test(`closing the details by ${way} keeps the place, and takes the step in the history back`, async ({page}) => {
    await openPage(page, 'templates');
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: /portfolio/i})
      .click();
    const tile = page.getByRole('link', {name: /^SFS/});
    await tile.evaluate((link) => {
      link.scrollIntoView({block: 'center'});
    });
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await tile.press('Enter');
    const dialog = page.getByRole('dialog', {name: /SFS/});
    await expect(dialog).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'the button') await dialog.getByRole('button', {name: 'Close'}).click();
    else await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect(tile).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await page.goBack();
    await expect(page).toHaveURL(/\/templates$/);
  });
}

test('a dialog that Forward or Back has opened again leaves no step behind either', async ({page}) => {
  await openPage(page, 'templates');
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: /portfolio/i})
    .click();
  await page.getByRole('link', {name: /^SFS/}).click();
  const dialog = page.getByRole('dialog', {name: /SFS/});
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', {name: /^Page of this service/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/SFS/);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/portfolio$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/templates$/);
});

test('order and page of the table stand in the address', async ({page}) => {
  await openPage(page, 'portfolio?view=list');
  const grid = page.getByRole('region', {name: 'Services'});
  const first = grid.locator('tbody tr').first();
  const inOrder = await first.textContent();
  await grid.getByRole('button', {name: 'Service'}).click();
  await grid.getByRole('button', {name: 'Service'}).click();
  await expect(page).toHaveURL(/\?view=list&sort=-name$/);
  const backwards = await first.textContent();
  await page.getByRole('button', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\?view=list&sort=-name&page=2$/);
  await expect(page.getByRole('button', {name: 'Next'})).toBeFocused();
  const second = await first.textContent();
  expect(new Set([inOrder, backwards, second]).size).toBe(3);

  // A reload, and a link that someone was sent.
  await page.reload();
  await expect(first).toHaveText(second ?? '');
  await expect(grid.getByRole('columnheader', {name: 'Service'})).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByText(`Page 2 of ${tablePages}`)).toBeVisible();

  // Details keep the page, a filter begins at the first.
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/page=2&service=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/sort=-name&page=2$/);
  await page.getByRole('button', {name: /^eu-de/}).click();
  await expect(page).toHaveURL(/\?view=list&sort=-name&region=eu-de$/);
  await expect(page.getByText('Page 1 of')).toBeVisible();

  await page.goBack();
  await expect(first).toHaveText(second ?? '');
  await page.goBack();
  await expect(first).toHaveText(backwards ?? '');
  await page.goForward();
  await expect(first).toHaveText(second ?? '');

  await page.getByRole('button', {name: 'Previous'}).click();
  await grid.getByRole('button', {name: 'Service'}).click();
  await expect(page).toHaveURL(/\?view=list$/);
  await expect(first).toHaveText(inOrder ?? '');
});

for (const query of ['sort=moon&page=99', 'sort=-&page=-1', 'sort=&page=two', 'page=1.9']) {
  test(`a table that the address asks for in another way is shown all the same: ${query}`, async ({page}) => {
    await openPage(page, `portfolio?view=list&${query}`);
    await expect(page.getByRole('region', {name: 'Services'}).locator('tbody tr').first()).toBeVisible();
    await expect(page.getByText(`Page ${query.includes('99') ? tablePages : 1} of ${tablePages}`)).toBeVisible();
  });
}

test('a click that asks for another tab or for a download leaves the link to the browser', async ({page, context}) => {
  await openPage(page, 'portfolio');
  const tile = page.getByRole('link', {name: /^SFS/});
  const [tab] = await Promise.all([context.waitForEvent('page'), tile.click({modifiers: ['Control']})]);
  await expect(tab).toHaveURL(/\/docs\/best-practices\/storage\/scalable-file-service$/);
  const [download] = await Promise.all([page.waitForEvent('download'), tile.click({modifiers: ['Alt']})]);
  expect(download.url()).toBe(tab.url());
  await expect(page).toHaveURL(/\/portfolio$/);
});

test('a drag that begins in the details and ends beside them leaves them open', async ({page}) => {
  await openPage(page, 'portfolio?service=elastic-load-balancing');
  const dialog = page.getByRole('dialog', {name: /ELB/});
  const box = await dialog.getByRole('paragraph').first().boundingBox();
  if (!box) throw new Error('the text has no place');
  await page.mouse.move(box.x + 60, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(10, box.y + 5, {steps: 4});
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, box.y + 5);
  await expect(dialog).toBeHidden();
});

test('where the details cannot be fetched the dialog says so', async ({page}) => {
  await openPage(page, 'portfolio');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('link', {name: /^ELB/}).click();
  await expect(page.getByRole('dialog')).toContainText('The details could not be loaded');
  await expect(page.getByRole('dialog').getByRole('link', {name: /^Page of this service/})).toBeVisible();
});

test('says so when the address names a service that does not exist', async ({page}) => {
  await openPage(page, 'portfolio?service=no-such-service');
  await expect(page.getByRole('dialog', {name: 'Unknown service'})).toContainText('no-such-service');
});

test('the page of a service stands in the best practices, with its facts and guides', async ({page}) => {
  await openPage(page, 'docs/best-practices/networking/nat-gateway');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('NAT Gateway (NAT)');
  await expect(page.getByRole('main')).toContainText('opentelekomcloud_nat_gateway_v2');
  await page.getByRole('main').getByRole('list').getByRole('link', {name: 'Share one controlled egress for several VPCs'}).first().click();
  await expect(page).toHaveURL(/nat-gateway\/share-one-egress/);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'NAT Gateway'}).click();
  await expect(page).toHaveURL(/networking\/nat-gateway$/);
});

test('services without guides, legacy ones and stubs say what they are', async ({page}) => {
  await page.goto('docs/best-practices/networking/cloud-connect');
  await expect(page.getByRole('main')).toContainText('has an entry for it without content');
  await expect(page.getByRole('main')).toContainText('No guide of ours uses this service yet');
  await page.goto('docs/best-practices/storage/volume-backup-service');
  await expect(page.getByRole('main')).toContainText('Do not begin a new workload on it');
  await page.goto('docs/best-practices/management-and-deployment/cloud-create');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Design and deploy with Cloud Create');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the tiles lead to the pages of the services', async ({page}) => {
    await page.goto('portfolio');
    await expect(page.getByRole('search', {name: 'Filter services'})).toBeHidden();
    await page.getByRole('link', {name: /Object Storage Service/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Object Storage Service (OBS)');
  });
});
