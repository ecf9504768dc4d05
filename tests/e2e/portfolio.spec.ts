import {expect, test, type Locator, type Page} from '@playwright/test';
import {services, tablePages} from './catalogue';
import {openPage} from './openPage';

const tiles = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('link');
const grid = (page: Page): Locator => page.getByRole('region', {name: 'Services'});
const firstRow = (page: Page): Locator => grid(page).locator('tbody tr').first();
const sfs = (page: Page): Locator => page.getByRole('link', {name: /^SFS/});
const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const center = (target: Locator): Promise<void> =>
  target.evaluate((element) => element.scrollIntoView({block: 'center'}));

test('shows every service by category and filters by text, category, region and status', async ({
  page,
}) => {
  const legacy = services.filter(({status}) => status === 'legacy');
  const inStorage = legacy.filter(({category}) => category === 'storage').length;
  const text = page.getByRole('searchbox', {name: 'Filter services'});
  await openPage(page, 'portfolio');
  await expect(tiles(page)).toHaveCount(services.length);
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveCount(9);
  await page.getByRole('button', {name: /^Legacy/}).click();
  await expect(page).toHaveURL(/\?status=legacy$/);
  await expect(tiles(page)).toHaveCount(legacy.length);
  await page.getByLabel('Category').selectOption({label: `Storage (${inStorage})`});
  await expect(tiles(page)).toHaveCount(inStorage);
  await page.goBack();
  await expect(tiles(page)).toHaveCount(legacy.length);
  await page.getByRole('button', {name: 'Clear all filters'}).click();
  await text.fill('rds_instance');
  await expect(tiles(page)).toHaveText([/Relational Database Service/]);
  // This is the name of a comparable service in another cloud.
  await text.fill('route53');
  await expect(tiles(page)).toHaveText([/Domain Name Service/]);
});

test('lists the services as a table on request', async ({page}) => {
  await openPage(page, 'portfolio?region=eu-ch2');
  await page.setViewportSize({width: 1280, height: 400});
  const list = page.getByRole('button', {name: 'Show as list'});
  await center(list);
  const place = await scrollY(page);
  expect(place).toBeGreaterThan(0);
  await list.click();
  await expect(page).toHaveURL(/view=list/);
  await expect(grid(page)).toBeVisible();
  // Specification 2.12: if only the query changes, the page does not scroll.
  expect(await scrollY(page)).toBe(place);
  await expect(page.getByRole('button', {name: 'Show as tiles'})).toBeFocused();
  const headers = ['Service', 'Short', 'Category', 'Regions', 'Status', 'Guides'];
  await expect(grid(page).getByRole('columnheader')).toHaveText(headers);
  for (let click = 0; click < 2; click += 1)
    await grid(page).getByRole('button', {name: 'Guides'}).click();
  const counts = await grid(page).locator('tbody tr td:last-child').allTextContents();
  expect(counts.map(Number)).toEqual(counts.map(Number).sort((a, b) => b - a));
  await grid(page).getByRole('link', {name: 'Virtual Private Cloud', exact: true}).click();
  await expect(page.getByRole('dialog', {name: 'Virtual Private Cloud (VPC)'})).toBeVisible();
});

test('a deep link opens the details; a click beside them, the back button and the keyboard work', async ({
  page,
}) => {
  await openPage(page, 'portfolio?service=elastic-load-balancing');
  const dialog = page.getByRole('dialog', {name: 'Elastic Load Balancing (ELB)'});
  await expect(dialog).toContainText('elb.eu-de.otc.t-systems.com');
  await expect(dialog).toContainText('opentelekomcloud_lb_loadbalancer_v3');
  for (const name of ['Help Center', 'Choose a load balancer type and steer traffic for releases'])
    await expect(dialog.getByRole('link', {name})).toBeVisible();
  // A drag from the details to the outside does not close them.
  const box = await dialog.getByRole('paragraph').first().boundingBox();
  if (!box) throw new Error('the text has no place');
  await page.mouse.move(box.x + 60, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(10, box.y + 5, {steps: 4});
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, box.y + 5);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/service=/);

  const nat = page.getByRole('dialog', {name: 'NAT Gateway (NAT)'});
  await page.getByRole('link', {name: /^NAT Gateway|^NAT\b/}).press('Enter');
  await expect(page).toHaveURL(/service=nat-gateway/);
  await expect(nat).toBeVisible();
  await page.goBack();
  await expect(nat).toBeHidden();
});

test('closing the details restores scroll, focus and history', async ({page}) => {
  await openPage(page, 'templates');
  const dialog = page.getByRole('dialog', {name: /SFS/});
  const comeToPortfolio = (): Promise<void> =>
    page
      .getByRole('contentinfo')
      .getByRole('link', {name: /portfolio/i})
      .click();
  const expectOneStep = async (): Promise<void> => {
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/portfolio$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/templates$/);
  };
  for (const [way, close] of Object.entries({
    Escape: () => page.keyboard.press('Escape'),
    'the button': () => dialog.getByRole('button', {name: 'Close'}).click(),
    'the back button': () => page.goBack(),
  })) {
    await test.step(`closed by ${way}`, async () => {
      await comeToPortfolio();
      await center(sfs(page));
      const place = await scrollY(page);
      expect(place).toBeGreaterThan(0);
      await sfs(page).press('Enter');
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(sfs(page)).toBeFocused();
      expect(await scrollY(page)).toBe(place);
      await expectOneStep();
    });
  }
  await test.step('opened again by Forward and by Back', async () => {
    await comeToPortfolio();
    await sfs(page).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await dialog.getByRole('link', {name: /^Page of this service/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/SFS/);
    await page.goBack();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expectOneStep();
  });
});

test('the address contains the order and the page of the table', async ({page}) => {
  await openPage(page, 'portfolio?view=list');
  const sortByService = grid(page).getByRole('button', {name: 'Service'});
  const inOrder = (await firstRow(page).textContent()) ?? '';
  await sortByService.click();
  await sortByService.click();
  await expect(page).toHaveURL(/\?view=list&sort=-name$/);
  const backwards = (await firstRow(page).textContent()) ?? '';
  await page.getByRole('button', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\?view=list&sort=-name&page=2$/);
  await expect(page.getByRole('button', {name: 'Next'})).toBeFocused();
  const second = (await firstRow(page).textContent()) ?? '';
  expect(new Set([inOrder, backwards, second]).size).toBe(3);

  // A reload has the same effect as a shared link.
  await page.reload();
  await expect(firstRow(page)).toHaveText(second);
  const header = grid(page).getByRole('columnheader', {name: 'Service'});
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByText(`Page 2 of ${tablePages}`)).toBeVisible();

  // Opening details does not change the page of the table. A filter resets it to the first page.
  await firstRow(page).getByRole('link').click();
  await expect(page).toHaveURL(/page=2&service=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/sort=-name&page=2$/);
  await page.getByRole('button', {name: /^eu-de/}).click();
  await expect(page).toHaveURL(/\?view=list&sort=-name&region=eu-de$/);
  await expect(page.getByText('Page 1 of')).toBeVisible();

  await page.goBack();
  await expect(firstRow(page)).toHaveText(second);
  await page.goBack();
  await expect(firstRow(page)).toHaveText(backwards);
  await page.goForward();
  await expect(firstRow(page)).toHaveText(second);
  await page.getByRole('button', {name: 'Previous'}).click();
  await sortByService.click();
  await expect(page).toHaveURL(/\?view=list$/);
  await expect(firstRow(page)).toHaveText(inOrder);
});

test('the browser handles a click for a new tab or a download', async ({page, context}) => {
  await openPage(page, 'portfolio');
  const opened = context.waitForEvent('page');
  await sfs(page).click({modifiers: ['Control']});
  const tab = await opened;
  await expect(tab).toHaveURL(/\/docs\/best-practices\/storage\/scalable-file-service$/);
  const downloaded = page.waitForEvent('download');
  await sfs(page).click({modifiers: ['Alt']});
  expect((await downloaded).url()).toBe(tab.url());
  await expect(page).toHaveURL(/\/portfolio$/);
});

test('the dialog says so if the details fail to load or the service does not exist', async ({
  page,
}) => {
  await openPage(page, 'portfolio?service=no-such-service');
  const unknown = page.getByRole('dialog', {name: 'Unknown service'});
  await expect(unknown).toContainText('no-such-service');
  await page.keyboard.press('Escape');
  await expect(unknown).toBeHidden();
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('link', {name: /^ELB/}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The details could not be loaded');
  await expect(dialog.getByRole('link', {name: /^Page of this service/})).toBeVisible();
});

test('the best practices have a page for each service, with its facts and guides', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await openPage(page, 'docs/best-practices/networking/nat-gateway');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('NAT Gateway (NAT)');
  await expect(main).toContainText('opentelekomcloud_nat_gateway_v2');
  const guide = {name: 'Share one controlled egress for several VPCs'};
  await main.getByRole('list').getByRole('link', guide).first().click();
  await expect(page).toHaveURL(/nat-gateway\/share-one-egress/);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await crumbs.getByRole('link', {name: 'NAT Gateway'}).click();
  await expect(page).toHaveURL(/networking\/nat-gateway$/);
});

test('the page of a service without guides, of an old one, or with an unclear region says so', async ({
  request,
}) => {
  for (const [path, texts] of Object.entries({
    'networking/cloud-connect': [
      'has an entry for it without content',
      'No guide here uses this service yet',
    ],
    'networking/domain-name-service': ['Ask the provider before you plan with eu-nl: '],
    'storage/volume-backup-service': ['Do not begin a new workload on it'],
  })) {
    const html = await (await request.get(`docs/best-practices/${path}`)).text();
    for (const text of texts) expect(html, path).toContain(text);
  }
});
