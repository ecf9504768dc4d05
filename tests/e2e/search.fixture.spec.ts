import {expect, test} from '@playwright/test';
import {openPage} from './openPage';
import {searchFor} from './searchDialog';

/**
 * The fixture site has two versions of its documentation and two languages. Search uses the version
 * and the language of the current page.
 */

test('a page of the current version finds that version only, and a webinar with its list', async ({
  page,
}) => {
  await openPage(page, 'docs/best-practices/publish-a-service');
  const {options, dialog, field} = await searchFor(page, 'publish a service');
  await expect(options.first()).toHaveAttribute(
    'href',
    '/base/docs/best-practices/publish-a-service',
  );
  await expect(dialog.locator('[href*="/docs/1.0/"]')).toHaveCount(0);
  // These words occur only in the older version and in the translation.
  for (const word of ['quokka', 'Ameisenbär']) {
    await field.fill(word);
    await expect(dialog.getByText(`No results for “${word}”`).last()).toBeVisible();
  }
  await field.fill('how packets reach a pod');
  await expect(options.first()).toHaveAttribute('href', '/base/webinars?q=Cluster%20networks');
  await options.first().click();
  await expect(page).toHaveURL(/\/webinars\?q=Cluster/);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([
    'Cluster networks',
  ]);
});

test('a page of an older version finds that version only', async ({page}) => {
  await openPage(page, 'docs/1.0/best-practices/publish-a-service');
  const {options, dialog, field} = await searchFor(page, 'quokka');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toHaveAttribute(
    'href',
    '/base/docs/1.0/best-practices/publish-a-service',
  );
  await field.fill('wombat');
  await expect(options.last()).toHaveAttribute(
    'href',
    '/base/docs/1.0/best-practices/publish-a-service#when-to-use-this',
  );
  await field.fill('choose where logs are kept');
  await expect(dialog.locator('[href="/base/docs/blueprints/by-use-case/keep-logs"]')).toHaveCount(
    0,
  );
});

test('the German site finds translated pages by their words, and other pages untranslated', async ({
  page,
}) => {
  await openPage(page, 'de/docs/best-practices/publish-a-service');
  const {options, field} = await searchFor(page, 'Ameisenbär');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toHaveAttribute('href', '/base/de/docs/best-practices/old-guide');
  await expect(options.first()).toContainText('Eine Anleitung, die lange niemand geprüft hat');
  await field.fill('publish a service');
  await expect(options.first()).toHaveAttribute(
    'href',
    '/base/de/docs/best-practices/publish-a-service',
  );
});
