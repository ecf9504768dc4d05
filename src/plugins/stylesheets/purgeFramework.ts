import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Plugin, TransformCallback} from 'postcss';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replaceAll('\\', '/');
const framework = /[\\/]node_modules[\\/]infima[\\/]/;

/** Folders of the code that writes class names of the framework or uses its variables: ours, and the stock theme's. */
const sources = [
  'src/components',
  'src/css',
  'src/pages',
  'src/plugins',
  'src/theme',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/theme-common/lib',
].map((folder) => root + folder);

/** Elements that Markdown makes, which no source names. */
// prettier-ignore
const markdownElements = [
  'a', 'blockquote', 'code', 'dd', 'del', 'dl', 'dt', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'input', 'kbd', 'li', 'ol', 'p', 'pre',
  'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul',
];

/** Variables of the framework that style sheets outside of it read. */
function variablesInUse(): string[] {
  const sheets = sources.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  return [...new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/var\(\s*(--ifm-[\w-]+)/g)].map(([, name = '']) => name)))];
}

/** Takes out of the CSS framework the rules whose class names no source has, and the variables that nothing reads. */
export function purgeFramework(): Plugin {
  const purge = purgeCss({
    content: sources.map((folder) => `${folder}/**/*.{js,ts,tsx}`),
    safelist: {standard: markdownElements, variables: variablesInUse()},
    variables: true,
  }) as {OnceExit?: TransformCallback};
  return {
    postcssPlugin: 'purge-framework',
    async OnceExit(sheet, {result}) {
      if (framework.test(sheet.source?.input.file ?? '')) await (purge.OnceExit as (...parameters: unknown[]) => unknown)(sheet, {result});
    },
  };
}
