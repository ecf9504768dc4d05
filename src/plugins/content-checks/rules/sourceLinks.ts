import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Rule} from '../../../content/checks/rule';
import {addressesOf, addressProblem, beginningProblem, type Problem} from '../addresses';

/** Folders of React code and configuration that link to pages of the site. */
export const sourceFolders = [
  'src/components',
  'src/config',
  'src/lib',
  'src/pages',
  'src/plugins',
  'src/theme',
];
/** `to="/docs/caf"`, `to: '/docs/caf'`. */
const address = /\b(?:to|href)(?:=|:\s*)\{?["'](\/[^"'`]*)["']/g;
/** The beginning of an address with a variable end, such as `/templates/${id}`. */
const beginning = /`(\/[\w/-]*\/|\/[\w/-]+(?=[?#]))[^`]*\$\{/g;

/** React code and the configuration link to pages that exist. This rule names the line. */
export const sourceLinks: Rule = {
  name: 'source-links',
  finds: 'an address in React code or configuration that no page has',
  fix: 'write the address that the message proposes',
  wrong: {
    'a React page that links to a page that does not exist': {
      file: 'src/pages/home.tsx',
      to: "\nexport const b = <Link to='/docs/best-practicess'>All</Link>;\n",
    },
    'a React page with a wrong beginning of an address': {
      file: 'src/pages/home.tsx',
      to: '\nexport const b = (id: string) => <Link to={`/docs/best-practicess/${id}`}>One</Link>;\n',
    },
    'a footer that links to a page that does not exist': {
      file: 'src/config/footer.ts',
      to: "export const footer = [\n  {label: 'Overview', to: '/docs/best-practices'},\n  {label: 'Events', to: '/events'},\n];\n",
    },
  },
  find: (content) => {
    const addresses = addressesOf(content);
    const problemsIn = (text: string): (Problem | undefined)[] => [
      ...[...text.matchAll(address)].map(([, url = '']) => addressProblem(url, addresses)),
      ...[...text.matchAll(beginning)].map(([, start = '']) => beginningProblem(start, addresses)),
    ];
    return sourceFolders.flatMap((folder) =>
      sourcesIn(content.siteDir, folder).flatMap((file) =>
        readFileSync(path.join(content.siteDir, file), 'utf8')
          .split('\n')
          .flatMap((text, index) =>
            problemsIn(text).flatMap((problem) =>
              problem ? [{file, line: index + 1, ...problem}] : [],
            ),
          ),
      ),
    );
  },
};

/** Paths relative to the site, with forward slashes. */
function sourcesIn(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  return (
    readdirSync(absolute, {recursive: true, encoding: 'utf8'})
      // Plugins write addresses of their own kind in code that is not React.
      .filter((name) => (folder === 'src/plugins' ? /\.tsx$/ : /\.tsx?$/).test(name))
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .sort()
  );
}
