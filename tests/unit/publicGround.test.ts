import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Only Docusaurus knows the right version of these packages. ESLint enforces some rules too. */
const privatePackages = ['history', 'react-loadable', 'react-router-config'];

/** Code that runs in a build or in the browser, including loaders in CommonJS. */
const sources = ['docusaurus.config.ts', 'src', 'scripts'].flatMap((name) =>
  name.includes('.')
    ? [name]
    : readdirSync(name, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file))
        .map((file) => path.join(name, file)),
);

describe('the site uses only documented parts of Docusaurus', () => {
  it.each([
    ['imports no private file', /@docusaurus\/[\w-]+\/lib\//],
    ['replaces no module', /NormalModuleReplacementPlugin|\.processors\b/],
    ['replaces no generated module', /['"]@generated\/[\w.-]+['"]\s*:/],
    ['has no global registry', /Symbol\.for\(/],
    ['sets no parser', /this\.parser\s*=/],
  ])('%s', (_rule, pattern) => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('depends on no package that only the core uses', () => {
    const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const named = Object.keys({...dependencies, ...devDependencies});
    expect(named.filter((name) => privatePackages.includes(name.replace('@types/', '')))).toEqual(
      [],
    );
  });
});
