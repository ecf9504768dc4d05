import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import process from 'node:process';
import {stripVTControlCharacters} from 'node:util';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {createContentSite} from '../contentSite';
import {makeMistake, mistakes} from '../fixtures/mistakes';

let siteDir = '';
beforeEach(() => {
  siteDir = createContentSite('production-build');
});
afterAll(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

/** Runs a production build; returns its exit code and what it says of files and of the environment. */
function build(environment: Record<string, string> = {}): {status: number | null; told: string[]} {
  const {status, stdout, stderr} = spawnSync('npx', ['--no-install', 'docusaurus', 'build', siteDir], {
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', ...environment},
  });
  const lines = stripVTControlCharacters(stdout + stderr).split('\n');
  return {status, told: lines.flatMap((line) => /(docs\/\S+:\d+ .*|- [A-Z_]+: .*)/.exec(line)?.[0] ?? [])};
}

function make(...names: string[]): void {
  for (const name of names) {
    const mistake = mistakes.find((one) => one.name === name);
    if (!mistake) throw new Error(`no mistake is called "${name}"`);
    makeMistake(siteDir, mistake);
  }
}

it('a build fails on broken links, broken anchors and addresses that are taken, with file, line and fix', () => {
  make('a link to a file that does not exist', 'a link to a heading that does not exist', 'an address that is taken');
  expect(build()).toMatchInlineSnapshot(`
    {
      "status": 1,
      "told": [
        "docs/best-practices/index.md:8 internal-links: "./networking/plan.md#verfy" points to a heading that docs/best-practices/networking/plan.md does not have. Fix: write #verify.",
        "docs/best-practices/networking/plan.md:38 internal-links: "../indx.md" does not exist. Fix: correct the path; it is relative to this file.",
        "docs/best-practices/twin.md:1 unique-addresses: the address /docs/best-practices is already that of docs/best-practices/index.md. Fix: rename one of the files or give it another "slug".]",
      ],
    }
  `);
});

it.each(['an unknown tag', 'an unknown key in the front matter'])('a build fails on %s, with file, line and fix', (name) => {
  make(name);
  expect(build()).toMatchSnapshot();
});

it('a build fails on values of the environment that are not allowed, and names each', () => {
  expect(build({BASE_URL: 'docs', SITE_URL: 'example', SEARCH_PAGE_PATH: 'a b', TYPESENSE_NODES: 'ftp://node'})).toMatchInlineSnapshot(`
    {
      "status": 1,
      "told": [
        "- SITE_URL: "example" is not allowed; expected an http(s) address without a path",
        "- SEARCH_PAGE_PATH: "a b" is not allowed; expected "false" or a path of letters, digits, hyphens and slashes",
        "- TYPESENSE_NODES: "ftp://node" is not allowed; expected a comma-separated list of http(s) addresses",
      ],
    }
  `);
});
