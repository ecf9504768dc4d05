import {readFile} from 'node:fs/promises';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {templates} from './catalogue';
import {openPage} from './openPage';

const all = templates.length;
const withTool = (tool: string): number =>
  templates.filter((template) => template.tool === tool).length;
const onDatabases = templates.filter(({services}) =>
  services.includes('relational-database-service'),
);
const cards = (page: Page): Locator => page.getByRole('main').getByRole('heading', {level: 2});

test('the gallery filters by tool, use case, service and text, with its state in the address', async ({
  page,
}) => {
  await openPage(page, 'templates');
  await expect(cards(page)).toHaveCount(all);
  await page.getByRole('button', {name: /^Ansible/}).click();
  await expect(page).toHaveURL(/\?tool=ansible$/);
  await expect(cards(page)).toHaveCount(withTool('ansible'));
  // Choices without results are hidden.
  await expect(page.getByRole('button', {name: /^Databases/})).toHaveCount(0);

  await page.getByRole('button', {name: /^Terraform/}).click();
  await expect(cards(page)).toHaveCount(withTool('ansible') + withTool('terraform'));
  await page.goBack();
  await expect(cards(page)).toHaveCount(withTool('ansible'));
  await page.goBack();
  await expect(cards(page)).toHaveCount(all);

  await page
    .getByLabel('Service')
    .selectOption({label: `Relational Database Service (${onDatabases.length})`});
  await expect(cards(page)).toHaveText(onDatabases.map(({title}) => title));
  await page.getByRole('button', {name: 'Clear all filters'}).click();
  await page.getByRole('searchbox', {name: 'Filter templates'}).fill('bucket versions');
  await expect(cards(page)).toHaveText(['OBS bucket with versions, lifecycle and encryption']);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox', {name: 'Filter templates'})).toHaveValue(
    'bucket versions',
  );
  await expect(page.getByRole('search').getByRole('status')).toHaveText(`1 of ${all} templates`);
});

test('the filters work by keyboard alone, and every count equals the number of results', async ({
  page,
}) => {
  await openPage(page, 'templates');
  await page.getByRole('searchbox', {name: 'Filter templates'}).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Service')).toBeFocused();
  await page.keyboard.press('Tab');
  const terraform = page.getByRole('button', {name: /^Terraform/});
  await expect(terraform).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(terraform).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(withTool('terraform'));
  await expect(terraform).toBeFocused();

  const useCases = page.getByRole('group', {name: 'Use case'}).getByRole('button');
  for (const name of await useCases.allTextContents()) {
    await page.getByRole('button', {name: name.trim(), exact: true}).click();
    await expect(cards(page)).toHaveCount(Number(/\d+$/.exec(name)?.[0]));
    await page.goBack();
  }
});

test('a template shows its files, inputs and outputs, its guides and the same archive', async ({
  page,
}) => {
  await openPage(page, 'templates');
  await page.getByRole('link', {name: 'VPC with subnets and NAT'}).click();
  await expect(page).toHaveURL(/\/templates\/vpc-with-subnets-and-nat$/);
  await expect(page.getByRole('region', {name: 'Inputs'}).getByRole('row')).toHaveCount(10);
  // Each fact is shown once, although the README also lists inputs and created resources.
  await expect(page.getByRole('cell', {name: 'egress_bandwidth'})).toHaveCount(1);
  await expect(page.getByRole('term').filter({hasText: 'Creates'})).toHaveCount(0);
  await expect(
    page.getByRole('region', {name: 'Inputs'}).locator('tbody tr').first(),
  ).toContainText('region');
  await expect(page.getByRole('region', {name: 'Outputs'})).toContainText('egress_address');
  await expect(page.getByRole('group', {name: 'main.tf'}).locator('.token').first()).toBeVisible();
  await page.getByText('variables.tf', {exact: true}).first().click();
  await expect(page.getByRole('group', {name: 'variables.tf'})).toContainText(
    'variable "vpc_cidr"',
  );
  await expect(
    page
      .getByRole('complementary', {name: 'About this template'})
      .getByRole('link', {name: /Plan addresses/}),
  ).toHaveAttribute('href', /plan-addresses-subnets-and-peering$/);

  await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeVisible();
  const source = page.getByRole('link', {name: 'Edit this template'});
  await expect(source).toHaveAttribute(
    'href',
    /\/tree\/main\/templates\/vpc-with-subnets-and-nat$/,
  );
  const copy = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
  const markdown = await (await page.request.get(copy ?? '')).text();
  expect(markdown).toMatch(/^# VPC with subnets and NAT\n[^]*\n## main\.tf\n\n````hcl\n/);

  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download vpc-with-subnets-and-nat.zip'}).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('vpc-with-subnets-and-nat.zip');
  const entries = unzipSync(await readFile(await download.path()));
  expect(Object.keys(entries)).toContain('vpc-with-subnets-and-nat/main.tf');
  const main = await readFile('templates/vpc-with-subnets-and-nat/main.tf');
  expect(Buffer.from(entries['vpc-with-subnets-and-nat/main.tf'] ?? []).equals(main)).toBe(true);
});

test('guides and templates link to related templates', async ({page}) => {
  const main = page.getByRole('main');
  await openPage(
    page,
    'docs/best-practices/networking/virtual-private-cloud/plan-addresses-subnets-and-peering',
  );
  await main.getByRole('link', {name: 'VPC with subnets and NAT'}).click();
  await expect(page).toHaveURL(/\/templates\/vpc-with-subnets-and-nat$/);
  // This README links to another template.
  await page.goto('templates/bastion-host');
  await main.getByRole('link', {name: 'OpenVPN server with Ansible'}).click();
  await expect(page).toHaveURL(/\/templates\/ansible-openvpn-server$/);
});
