import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import process from 'node:process';
import {stripVTControlCharacters} from 'node:util';
import {expect, it} from 'vitest';
import {createContentSite} from '../contentSite';
import {mistakes} from '../fixtures/mistakes';
import {makeMistake} from '../fixtures/validContent';

it('a build fails on mistakes in the content, each with file, line and fix', () => {
  const siteDir = createContentSite('production-build');
  const made = [
    'a link to a file that does not exist',
    'a link to a heading that does not exist',
    'an address that is taken',
    'no front matter',
    'an unknown tag',
  ];
  for (const mistake of mistakes.filter(({name}) => made.includes(name)))
    makeMistake(siteDir, mistake);
  const {status, stdout, stderr} = spawnSync(
    'npx',
    ['--no-install', 'docusaurus', 'build', siteDir],
    {encoding: 'utf8', env: {...process.env, NODE_ENV: 'production'}},
  );
  rmSync(siteDir, {recursive: true, force: true});
  const lines = stripVTControlCharacters(stdout + stderr).split('\n');
  const reported = lines.flatMap((line) => /docs\/\S+:\d+ .*/.exec(line)?.[0] ?? []);
  expect({status, reported}).toMatchInlineSnapshot(`
    {
      "reported": [
        "docs/best-practices/index.md:8 internal-links: "./networking/plan.md#verfy" points to a heading that docs/best-practices/networking/plan.md does not have. Fix: write #verify.",
        "docs/best-practices/networking/plan.md:6 known-names: "networkng" in "tags" is not in docs/tags.yml. Fix: write "networking", or add "networkng" to docs/tags.yml.",
        "docs/best-practices/networking/plan.md:38 internal-links: "../indx.md" does not exist. Fix: correct the path; it is relative to this file.",
        "docs/best-practices/new.md:1 front-matter: the page has no front matter. Fix: begin the file with --- and the keys that CONTRIBUTING.md lists, or run npm run new.",
        "docs/best-practices/twin.md:1 unique-addresses: the address /docs/best-practices is already that of docs/best-practices/index.md. Fix: rename one of the files or give it another "slug".]",
      ],
      "status": 1,
    }
  `);
});
