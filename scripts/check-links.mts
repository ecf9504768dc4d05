/* npm run check:links [-- --dir docs]: asks every external address that the pages link to, once; exits with 1 where one is gone. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {askAddresses} from './links/askAddresses';
import {externalLinks, type ExternalLink} from './links/externalLinks';

const {values} = parseArgs({options: {dir: {type: 'string', multiple: true, default: ['docs', 'data', 'templates', 'src/config']}}});

const links: ExternalLink[] = [];
for (const folder of values.dir) {
  const names = (await readdir(folder, {recursive: true})).filter((name) => /\.(mdx?|ya?ml|ts)$/.test(name));
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    links.push(...externalLinks(file, await readFile(file, 'utf8')));
  }
}
const addresses = [...new Set(links.map(({url}) => url))];
console.log(`${addresses.length} addresses in ${links.length} links`);
const problems = await askAddresses(addresses, {atATime: 4, perHost: 2, timeout: 20_000, retries: 2, pause: 2_000});

for (const {file, line, url} of links) {
  const reason = problems.get(url);
  if (reason) console.error(`${file}:${line} ${url}: ${reason}`);
}
console.log(problems.size === 0 ? 'All of them answer.' : `${problems.size} of them do not answer.`);
if (problems.size > 0) process.exitCode = 1;
