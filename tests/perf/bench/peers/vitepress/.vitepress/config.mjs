import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

export default defineConfig({
  title: 'Architecture Center',
  cleanUrls: true,
  ignoreDeadLinks: true,
  // The content is plain Markdown: HTML and double braces in it are text.
  markdown: {html: false},
  vue: {template: {compilerOptions: {delimiters: ['\u0001', '\u0002']}}},
  themeConfig: {
    // Written beside the content, since the default theme has no sidebar of its own.
    sidebar: JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8')),
    search: {provider: 'local'},
  },
});
