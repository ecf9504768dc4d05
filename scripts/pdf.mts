/*
 * npm run pdf [-- --dir build] [--base /] [--out pdf] [--page docs/…]: prints the guides of a built
 * site with Chromium, as PDF with tags, bookmarks and figures. `--page` prints one guide.
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import type {PublishedLists} from '../src/schemas/published';
import {createStaticServer} from './staticServer.mts';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    base: {type: 'string', default: '/'},
    out: {type: 'string', default: 'pdf'},
    page: {type: 'string'},
  },
});
const root = path.resolve(values.dir);
const list = path.join(root, 'articles.json');
if (!existsSync(list)) {
  console.error(`There is no built site in ${values.dir}: run "npm run build" first.`);
  process.exit(1);
}
const {pages} = JSON.parse(await readFile(list, 'utf8')) as PublishedLists['articles.json'];
const guides = pages
  .filter(({kind}) => kind !== 'landing')
  .map(({url}) => new URL(url).pathname.slice(values.base.length))
  .filter((address) => !values.page || address === values.page);
if (guides.length === 0) {
  console.error(
    `--page: expected the address of a guide below the base path, found "${values.page ?? ''}".`,
  );
  process.exit(1);
}

const server = createStaticServer({root, baseUrl: values.base});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const {port} = server.address() as AddressInfo;
const record = '.cache/browser.json';
const {executablePath} = (
  existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : {executablePath: null}
) as {executablePath: string | null};
const browser = await chromium.launch({
  ...(executablePath && {executablePath}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
// Without scripts, a guide hides nothing.
const page = await (await browser.newContext({colorScheme: 'light'})).newPage();
for (const address of guides) {
  const file = path.join(values.out, `${address}.pdf`);
  await mkdir(path.dirname(file), {recursive: true});
  await page.goto(`http://127.0.0.1:${port}${values.base}${address}`);
  // Images further down load lazily. Nothing scrolls here, so load them now.
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    // Without this, a bookmark loses the space at which its heading wraps.
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3'))
      heading.style.whiteSpace = 'pre-wrap';
  });
  await page.pdf({path: file, format: 'A4', tagged: true, outline: true, preferCSSPageSize: true});
  console.log(file);
}
await browser.close();
server.close();
