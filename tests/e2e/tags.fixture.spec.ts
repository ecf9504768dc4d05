import {expect, test, type Locator, type Page} from '@playwright/test';
import {startApplication} from './openPage';

const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter tags'});

test('the filter of tags works by keyboard, and its text is in the address', async ({page}) => {
  await page.goto('docs/tags?q=nothing-like-it');
  await startApplication(page);
  await expect(field(page)).toHaveValue('nothing-like-it');
  await expect(page.getByText('No tags match.')).toBeVisible();
  await field(page).fill('');
  await expect(page.getByRole('status')).toHaveText('4 tags');
  await expect(page).toHaveURL(/\/docs\/tags$/);

  await page.keyboard.type('kube');
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Kubernetes2']);
  await expect(page.getByRole('status')).toHaveText('1 of 4 tags');
  await expect(page).toHaveURL(/\/docs\/tags\?q=kube$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Clear all filters'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Kubernetes'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Kubernetes');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the index groups tags under headings, and a tag page has a card for each page', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto('docs/tags');
    // Tags without a group are last.
    await expect(main.locator('section')).toHaveText([
      'Cloud servicesElastic Load Balancing (ELB)2',
      'DevOps toolsKubernetes2Terraform1',
      'OtherLogging1',
    ]);
    // The filter needs scripts, so it is hidden.
    await expect(page.getByRole('search', {name: 'Filter tags'})).toBeHidden();
    await main.getByRole('link', {name: 'Kubernetes'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Kubernetes');
    await expect(page.getByText('2 pages')).toBeVisible();
    const cards = main.locator('li', {has: page.getByRole('heading', {level: 2})});
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toContainText(
      'Decision guideBlueprints by use caseChoose where logs are kept',
    );
    await expect(cards.nth(1)).toContainText('TutorialBest practicesPublish a service over HTTPS');
    await expect(cards.nth(1)).toContainText('A page with everything that a guide can hold');
    // The whole card is clickable.
    const text = await page.getByText('A second page, so that tag pages').boundingBox();
    await page.mouse.click(text?.x ?? 0, (text?.y ?? 0) + 5);
    await expect(page).toHaveURL(/keep-logs$/);
  });
});
