import {expect, test} from '@playwright/test';

test('says honestly that there is no webinar, and where the provider’s videos are', async ({page}) => {
  await page.goto('webinars');
  await expect(page.getByRole('main')).toContainText('No webinar is listed here yet.');
  await expect(page.getByRole('link', {name: 'its video channel'})).toHaveAttribute('href', /^https:\/\//);
});
