import {readdirSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {gzipSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {readArchitectures, type ArchitectureFile} from '../../src/content/readArchitectures';
import {readData} from '../../src/content/readData';
import {drawArchitecture, readModel} from '../../src/plugins/architecture/drawArchitecture';
import {runElk} from '../../src/plugins/architecture/solveInThread';
import {ContentError} from '../../src/schemas/parse';
import {servicesSchema} from '../../src/schemas/service';
import {allLooks, expectAccessible, expectAccessibleIn} from './accessibility';
import {holdRequests, openPage} from './openPage';
import {pageTypes} from './pageTypes';
import {watchPolicy} from './policyViolations';
import {siteNamed} from './sites';

const {outDir, baseUrl} = siteNamed('site');
const editor = (page: Page): Locator => page.getByRole('textbox', {name: 'Model in YAML'});
const picture = (page: Page): Locator =>
  page.getByRole('region', {name: 'Figure'}).getByRole('img');
const status = (page: Page): Locator =>
  page.getByRole('region', {name: 'Editor'}).getByRole('status');
const choice = (page: Page): Locator => page.getByRole('combobox', {name: 'Start from'});

/** The model of the site with the most nodes. */
async function largeModel(): Promise<ArchitectureFile> {
  const {architectures} = await readArchitectures(process.cwd());
  const [largest] = [...architectures].sort((a, b) => b.model.nodes.length - a.model.nodes.length);
  if (!largest) throw new Error('the site has no model');
  return largest;
}

async function write(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('a figure opens in the playground, which draws it again after each edit', async ({
  page,
}, testInfo) => {
  const problems = await watchPolicy(page);
  const {file, text, model} = await largeModel();
  await openPage(page, file.replace(/\.architecture\.yml$/, ''));
  await page.getByRole('link', {name: 'Open in the playground'}).first().click();
  await expect(page).toHaveURL(`${baseUrl}playground?model=${file}`);
  await expect(editor(page)).toContainText(model.title);
  await expect(status(page)).toHaveText('The model is valid.');
  await expect(picture(page)).toHaveCount(1);

  const times: number[] = [];
  const further = Array.from({length: 14 - model.nodes.length}, (_, index) => `x${index}`);
  await write(
    page,
    [text.trimEnd(), ...further.map((id) => `  - {from: ${model.nodes[0]?.id ?? ''}, to: ${id}}`)]
      .join('\n')
      .replace(
        '\nedges:',
        `\n${further.map((id) => `  - id: ${id}\n    label: Part\n`).join('')}edges:`,
      ),
  );
  await expect(picture(page)).toHaveAttribute('src', /Part%3C/);
  await page.locator('.cm-line').filter({hasText: 'label: Part'}).last().click();
  await page.keyboard.press('End');
  for (let run = 1; run <= 9; run += 1) {
    await page.evaluate(
      (shown) => {
        const image = document.querySelector('main figure img') as HTMLImageElement;
        const start = performance.now();
        const redrawn = new Promise<number>((resolve) => {
          new MutationObserver(() => {
            if (image.src.includes(shown))
              void image.decode().then(() => resolve(performance.now() - start));
          }).observe(image, {attributeFilter: ['src']});
        });
        Object.assign(window, {redrawn});
      },
      `Part${'x'.repeat(run)}%3C`,
    );
    await page.keyboard.type('x');
    times.push(
      await page.evaluate(() => (window as unknown as {redrawn: Promise<number>}).redrawn),
    );
  }
  expect(await picture(page).getAttribute('src')).toContain('Partxxxxxxxxx');
  times.sort((a, b) => a - b);
  const measured = `redraw of 14 nodes, median ${Math.round(times[4] ?? 0)} ms of ${times.map(Math.round).join(', ')}`;
  testInfo.annotations.push({type: 'time', description: measured});
  console.log(measured);
  expect(problems).toEqual([]);
});

test('errors have the messages of the build and are at their line, and the last figure stays', async ({
  page,
}) => {
  await openPage(page, 'playground');
  await expect(status(page)).toHaveText('The model is valid.');
  const drawn = await picture(page).getAttribute('src');
  const {services} = await readData(process.cwd(), 'data/services.yml', servicesSchema);
  const wrong = [
    'title: T\nnodes: [{id: a, lable: A}, {id: b, label: B}]\n',
    'title: Wrong ends\ndescription: One edge leads to a node that does not exist anywhere.\nnodes: [{id: a, label: A}, {id: b, label: B}]\nedges: [{from: a, to: c}]\n',
    'title: "open\nnodes: [',
    `a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\ntitle: *c`,
    `x: ${'['.repeat(300)}`,
  ];
  for (const text of wrong) {
    let lines: string[] = [];
    try {
      readModel('model.architecture.yml', text, services);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      lines = error.issues.map(
        ({line, rule, message, fix}) => `Line ${line} ${rule}: ${message}. Fix: ${fix}.`,
      );
    }
    expect(lines.length).toBeGreaterThan(0);
    await write(page, text);
    await expect(page.getByRole('list', {name: 'Errors'}).getByRole('listitem')).toHaveText(
      lines.slice(0, 20),
    );
    await expect(status(page)).toContainText('The figure shows the last valid model.');
    expect(await picture(page).getAttribute('src')).toBe(drawn);
  }
  await write(page, wrong[1] ?? '');
  await page.getByRole('button', {name: 'Line 4'}).click();
  await expect(editor(page)).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toHaveText(/^edges/);
  await expect(page.locator('.cm-activeLine .cm-lintRange-error')).toHaveCount(1);
  await expectAccessible(page, 'with errors');
});

test('completion offers keys, values and services, and Tab leaves the editor', async ({page}) => {
  await openPage(page, 'playground');
  await expect(status(page)).toHaveText('The model is valid.');
  await write(page, 'nodes:\n  - id: a\n    service: ');
  await page.keyboard.type('elastic-load');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveText(/^elastic-load-balancing/);
  await expectAccessible(page, 'with completion');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toContainText('service: elastic-load-balancing');
  await page.keyboard.type('\nki');
  await expect(options.first()).toHaveText(/^kind/);
  await page.keyboard.type('nd: ');
  await page.keyboard.press('Control+Space');
  await expect(options.filter({hasText: 'application'})).toHaveCount(1);
  await page.keyboard.press('Escape');
  // In the editor a slash is text. Elsewhere it opens the search.
  await page.keyboard.type('/');
  await expect(editor(page)).toContainText('kind: /');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor(page)).toBeFocused();
});

test('a link contains the model, and the last five models are available again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, 'playground');
  await expect(status(page)).toHaveText('The model is valid.');
  for (let run = 1; run <= 6; run += 1) {
    await choice(page).selectOption('A blank model');
    await page.getByRole('button', {name: 'Open', exact: true}).click();
    await expect(editor(page)).toContainText('My architecture');
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('End');
    await page.keyboard.insertText(` ${run}`);
    await expect(picture(page)).toHaveAttribute('src', new RegExp(`My%20architecture%20${run}`));
  }
  const recent = choice(page).locator('optgroup').first().locator('option');
  await expect(recent).toHaveText([6, 5, 4, 3, 2].map((run) => `My architecture ${run}`));
  await page.getByRole('button', {name: 'Copy link to this model'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).pathname).toBe(`${baseUrl}playground`);

  const other = await context.newPage();
  await openPage(other, address);
  await expect(editor(other)).toContainText('My architecture 6');
  await expect(picture(other)).toHaveCount(1);
  await openPage(other, address.slice(0, -9));
  await other.reload();
  await expect(other.getByRole('alert')).toContainText('The address is damaged');

  await choice(page).selectOption('My architecture 3');
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  await expect(editor(page)).toContainText('My architecture 3');
});

test('exports equal the files that the build creates from the same model', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {text, model} = await largeModel();
  const {services} = await readData(process.cwd(), 'data/services.yml', servicesSchema);
  await openPage(page, 'playground');
  await choice(page).selectOption(model.title);
  await page.getByRole('button', {name: 'Open', exact: true}).click();
  const exports = page.getByRole('group', {name: `Export ${model.title}`});
  async function save(name: string): Promise<Buffer> {
    const download = page.waitForEvent('download');
    await exports.getByRole('button', {name: `${name}: ${model.title}`, exact: true}).click();
    return readFile(await (await download).path());
  }
  const yaml = String(await save('YAML'));
  expect(yaml).toBe(text);
  const built = await drawArchitecture(readModel('x.yml', yaml, services), services, (graph) =>
    runElk(JSON.stringify(graph)),
  );
  expect(String(await save('SVG'))).toBe(built.light);
  expect(String(await save('SVG, dark'))).toBe(built.dark);
  expect(String(await save('draw.io'))).toBe(built.drawio);
  expect((await save('PNG')).subarray(1, 4).toString()).toBe('PNG');
  const markdown = String(await save('Markdown'));
  expect(markdown).toMatch(/^!\[.+\]\(\.\/[\w-]+\.architecture\.yml\)\n\n/);
  expect(markdown).toContain('Components:');
  await exports.getByRole('button', {name: /^Copy Markdown line/}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(markdown.split('\n')[0]);
});

test('the page shows a loading message until the scripts have loaded', async ({page}) => {
  const letScriptsCome = await holdRequests(page, /\/assets\/js\//);
  await page.goto('playground', {waitUntil: 'commit'});
  await expect(page.getByRole('status').getByText('Loading the editor')).toBeVisible();
  letScriptsCome();
  await expect(status(page)).toHaveText('The model is valid.');
});

test('markup in labels stays text, and a too large model is rejected', async ({page}) => {
  const problems = await watchPolicy(page);
  await openPage(page, 'playground');
  await expect(status(page)).toHaveText('The model is valid.');
  const hostile = `'<img src=x onerror=alert(1)></svg><script>alert(2)</script>'`;
  await write(
    page,
    `title: ${hostile}\ndescription: "]]><script>alert(3)</script> with a text that is long enough"\nnodes:\n  - {id: a, label: ${hostile}, note: ${hostile}}\n  - {id: b, label: '{{x}} \${y} %3Cscript%3E'}\n`,
  );
  await expect(picture(page)).toHaveAttribute('src', /alert\(2\)/);
  await expect(status(page)).toHaveText('The model is valid.');
  expect(await page.locator('main img[src="x"], main script').count()).toBe(0);
  const nodes = Array.from({length: 61}, (_, index) => `  - {id: n${index}, label: N}`);
  await write(
    page,
    `title: Many\ndescription: More nodes than a picture can show to any reader.\nnodes:\n${nodes.join('\n')}`,
  );
  await expect(page.getByRole('list', {name: 'Errors'})).toContainText('61 nodes');
  await write(page, `title: ${'x'.repeat(50_000)}`);
  await expect(page.getByRole('list', {name: 'Errors'})).toContainText('characters');
  for (const model of [
    '../x.architecture.yml',
    '//example.com/x.architecture.yml',
    'docs/none.architecture.yml',
  ]) {
    await openPage(page, `playground?model=${model}`);
    await expect(page.getByRole('alert')).toContainText('This site has no model');
  }
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('its scripts stay within their budget, and other pages load none of them', async ({page}) => {
  const scripts = readdirSync(path.join(outDir, 'assets/js')).filter(
    (name) =>
      name.startsWith('playground-') ||
      readFileSync(path.join(outDir, 'assets/js', name), 'utf8').includes('cm-content'),
  );
  const budget = JSON.parse(readFileSync('tests/perf/budgets.json', 'utf8')) as {
    playground: Record<string, number>;
  };
  const partOf = (name: string): string => /^playground-(\w+)/.exec(name)?.[1] ?? 'editor';
  for (const [part, most] of Object.entries(budget.playground)) {
    const size = scripts
      .filter((name) => partOf(name) === part)
      .map(
        (name) => gzipSync(readFileSync(path.join(outDir, 'assets/js', name)), {level: 9}).length,
      )
      .reduce((sum, bytes) => sum + bytes / 1000, 0);
    console.log(`playground ${part}: ${size.toFixed(1)} kB`);
    expect(size, part).toBeGreaterThan(1);
    expect.soft(size, part).toBeLessThanOrEqual(most);
  }
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''));
  for (const address of [pageTypes.home, pageTypes.tutorial]) {
    await page.goto(address);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.locator('html[data-app-loaded="true"]').waitFor({state: 'attached'});
    const link = page.locator('a[href*="/playground"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForLoadState('networkidle');
  }
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((name) => scripts.includes(name))).toEqual([]);
});

test('axe finds nothing in light and dark', async ({page}) => {
  await openPage(page, 'playground');
  await expect(status(page)).toHaveText('The model is valid.');
  await expectAccessibleIn(page, allLooks);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says that it needs JavaScript and links to the files of the models', async ({
    page,
    request,
  }) => {
    await page.goto('playground');
    expect(await page.getByRole('main').innerText()).toContain('The playground needs JavaScript.');
    await expect(page.getByRole('combobox', {name: 'Start from'})).toHaveCount(0);
    await expect(page.getByText('Loading the editor')).toBeHidden();
    await page.getByText('All models of this site').click();
    const {text, model} = await largeModel();
    const link = page.getByRole('link', {name: `YAML: ${model.title}`});
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(await answer.text()).toBe(text);
  });
});
