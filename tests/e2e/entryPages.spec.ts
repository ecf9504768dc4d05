import {expect, test} from '@playwright/test';
import {openPage, startApplication} from './openPage';
import {siteNamed} from './sites';

const {baseUrl} = siteNamed('site');

test('the home page shows an architecture and four entry points, opens search, and links to the collections', async ({
  page,
}) => {
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      // The types of TypeScript lack the property `element` of this entry.
      const entry = list.getEntries().at(-1) as unknown as {element?: Element} | undefined;
      document.documentElement.dataset['largest'] = entry?.element?.tagName ?? 'none';
    }).observe({type: 'largest-contentful-paint', buffered: true}),
  );
  // On a phone the largest paint is text. A wide window shows the image beside it.
  const desktop = page.viewportSize();
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-largest', /^(H1|P)$/);
  if (desktop) await page.setViewportSize(desktop);
  await startApplication(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'From a question to an architecture that runs',
  );
  for (const name of ['By category', 'By use case', 'By industry'])
    await expect(page.getByRole('navigation', {name})).toBeVisible();
  const picture = page.getByRole('figure').locator('img').filter({visible: true});
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const leads = {
    'Build it': /\/templates$/,
    Decide: /\/docs\?kind=decision-guide#explore$/,
    'Check it': /\/docs\?kind=checklist#explore$/,
    'Move here': /\/docs\/tags\/migration$/,
  };
  for (const [name, href] of Object.entries(leads)) {
    const door = page.getByRole('heading', {name, exact: true}).getByRole('link');
    await expect(door).toHaveAttribute('href', href);
  }
  await page.getByRole('link', {name: 'Search guides and services'}).click();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await expect(page).not.toHaveURL(/search/);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', {name: 'Cloud adoption framework'}).click();
  await expect(page).toHaveURL(/\/docs\/caf$/);
});

test('search engines see one home page', async ({page, request}) => {
  for (const path of ['./', 'home-5b9']) {
    await page.goto(path);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `http://localhost${baseUrl}`);
    const noIndex = page.locator('meta[name="robots"][content="noindex"]');
    await expect(noIndex).toHaveCount(path === './' ? 0 : 1);
    await expect(page.getByRole('navigation', {name: 'By category'})).toBeVisible();
  }
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>http://localhost${baseUrl}</loc>`);
  expect(sitemap).toContain(`<loc>http://localhost${baseUrl}docs</loc>`);
  expect(sitemap).not.toContain('home-5b9');
});

test('/docs leads to the three collections and to the tags', async ({page}) => {
  const main = page.getByRole('main');
  const collections = {
    'Best practices': '/docs/best-practices',
    Blueprints: '/docs/blueprints',
    'Cloud adoption framework': '/docs/caf',
  };
  await openPage(page, 'docs');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Documentation');
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    ...Object.keys(collections),
    'All articles',
    'Other ways to browse',
  ]);
  for (const [name, path] of Object.entries(collections)) {
    await main.getByRole('heading', {name, exact: true}).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await page.goBack();
  }
  await main.getByRole('link', {name: 'All tags'}).click();
  await expect(page).toHaveURL(/\/docs\/tags$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
});

test('the Markdown example page shows every element, with code coloured by class names', async ({
  page,
}) => {
  await openPage(page, 'markdown-page');
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', {level: 1})).toHaveText('What Markdown gives');
  await expect(text.getByRole('table')).toBeVisible();
  await expect(text.getByRole('checkbox')).toHaveCount(2);
  for (const kind of ['note', 'tip', 'info', 'warning', 'danger'])
    await expect(text.locator(`.theme-admonition-${kind}`)).toBeVisible();
  await text.getByText('PowerShell', {exact: true}).click();
  await expect(text.getByText('Write-Output')).toBeVisible();
  await text.getByText('What belongs here').click();
  await expect(text.getByText('Long output, tables of values')).toBeVisible();
  await expect(page.locator('.token[style]')).toHaveCount(0);
  const color = (name: string): Promise<string> =>
    page
      .locator(`.token.${name}`)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await color('comment')).not.toBe(await color('property'));
});

test('home page and footer link to the news, which are grouped by year', async ({page}) => {
  const entry = 'The Architecture Center begins';
  await openPage(page, './');
  await expect(page.getByRole('main').getByRole('link', {name: entry})).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'What’s new'}).click();
  await expect(page).toHaveURL(/\/whats-new$/);
  const years = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  await expect(years).toContainText('2026');
  await page.getByRole('article').getByRole('link', {name: entry}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(entry);
  await page.getByRole('article').getByRole('link', {name: 'blueprints'}).click();
  await expect(page).toHaveURL(/\/docs\/blueprints$/);
});

test('the Atom and RSS feeds contain the text of each entry', async ({page, request}) => {
  for (const [file, root] of Object.entries({'atom.xml': '<feed', 'rss.xml': '<rss'})) {
    const text = await (await request.get(`whats-new/${file}`)).text();
    for (const part of [root, `${baseUrl}whats-new/architecture-center`, 'three collections'])
      expect(text).toContain(part);
  }
  await page.goto('whats-new');
  const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  await expect(feed).toHaveAttribute('href', `${baseUrl}whats-new/atom.xml`);
});

test('a site without webinars says so and links to the provider’s videos', async ({page}) => {
  await page.goto('webinars');
  await expect(page.getByRole('main')).toContainText('No webinars yet.');
  const channel = page.getByRole('link', {name: 'the provider’s video channel'});
  await expect(channel).toHaveAttribute('href', /^https:\/\//);
});

test('a landing page shows the pages below it as cards, a framework page its collection', async ({
  page,
}) => {
  await page.goto('docs/best-practices/databases');
  const cards = page
    .getByRole('article')
    .getByRole('listitem')
    .filter({has: page.locator('h2')});
  expect(await cards.count()).toBeGreaterThan(3);
  await expect(cards.filter({hasText: 'Choose a Redis'})).toContainText(
    'Decision guideIn part not confirmed',
  );
  const link = cards.getByRole('link', {name: 'Migrate MySQL, PostgreSQL and MongoDB'});
  await expect(link).toHaveAttribute('href', /databases\/data-replication-service\/migrate/);
  // A folder shows its landing page instead of all pages in it.
  await page.goto('docs/caf');
  await expect(cards).toHaveCount(7);
  await expect(cards.first()).toContainText('Strategy');
  await page.goto('docs/caf/plan/find-the-counterpart-of-a-service');
  const collection = page.locator('h1').locator('xpath=preceding::a[1]');
  await expect(collection).toHaveText('Adoption framework');
  await expect(collection).toHaveAttribute('href', /\/docs\/caf$/);
  // The page of the collection has no link to itself.
  await page.goto('docs/caf');
  await expect(page.locator('article a[href$="/docs/caf"]')).toHaveCount(0);
});

test('an unknown address offers a search for its words and further links', async ({page}) => {
  const main = page.getByRole('main');
  for (const path of ['keycloak-on-cce', 'docs/blueprints/keycloak-on-cce.v2']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await startApplication(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    const report = main.getByRole('link', {name: 'Report it'});
    await expect(report).toHaveAttribute(
      'href',
      new RegExp(`/issues/new\\?title=Not%20found%3A%20%2F${path.replaceAll('/', '%2F')}$`),
    );
    const search = main.getByRole('link', {name: /^Search for “/});
    await expect(search).toContainText('keycloak on cce');
    await expect(search).toHaveAttribute('href', /search\?q=.*keycloak%20on%20cce$/);
  }
  await main.getByRole('link', {name: /^Search for “/}).click();
  await expect(page.getByRole('combobox')).toHaveValue(/keycloak on cce$/);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('link', {name: 'Blueprints', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blueprints');
});

test('an unknown address offers pages with a similar address', async ({page}) => {
  await page.goto('docs/best-practices/networking/nat-gatway');
  await startApplication(page);
  const main = page.getByRole('main');
  const category = 'docs/best-practices/networking';
  await expect(main.getByRole('link', {name: category, exact: true})).toBeVisible();
  await main.getByRole('link', {name: `${category}/nat-gateway`, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('NAT Gateway (NAT)');
});
