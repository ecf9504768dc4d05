import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteNamed, youtubeApiKey} from './sites';

test('says honestly that there is no webinar, and where the provider’s videos are', async ({page}) => {
  await page.goto('webinars');
  await expect(page.getByRole('main')).toContainText('No webinar is listed here yet.');
  await expect(page.getByRole('link', {name: 'its video channel'})).toHaveAttribute('href', /^https:\/\//);
});

test('the key of the video platform, which this site was built with, is in nothing that is published', () => {
  const {outDir, environment = {}} = siteNamed('site');
  expect(Object.values(environment)).toContain(youtubeApiKey);
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  const holders = files.map((file) => path.join(file.parentPath, file.name)).filter((file) => readFileSync(file).includes(youtubeApiKey));
  expect(holders).toEqual([]);
});
