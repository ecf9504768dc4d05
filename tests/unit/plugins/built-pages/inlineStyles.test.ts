import {describe, expect, it} from 'vitest';
import {InlineStyles} from '../../../../src/plugins/built-pages/inlineStyles';

const sheets: Record<string, string> = {
  '/base/all.css': [
    ':root{--used:red;--unused:blue}',
    '@layer first,second;',
    '.card{color:var(--used)}.card:hover{color:green}.card[aria-expanded=true]{color:navy}',
    '.dialog{color:pink}',
    'details[open]>.card{margin:0}',
    '@media print{.card{display:none}.dialog{display:none}}',
  ].join(''),
  '/base/home.css': '.hero{font-size:2rem}.gone{color:red}',
};
const readSheet = (address: string): Promise<string> => Promise.resolve(sheets[address] ?? '');
const page = (name: string, kind: string, links: readonly string[], body: string): string =>
  `<html class="${kind} docs-doc-id-${name}"><head>${links.map((link) => `<link rel=stylesheet href=${link} />`).join('')}</head><body>${body}</body></html>`;
async function inlineStyles(pages: readonly string[]): Promise<string[]> {
  const styles = new InlineStyles();
  for (const html of pages) styles.collect(html);
  await styles.make(readSheet);
  return pages.map((html) => styles.addTo(html));
}
const styleOf = (html: string): string => /<style[\s\S]*<\/style>/.exec(html)?.[0] ?? '';

describe('the styles inside a page', () => {
  it('are the rules for what the page holds, whatever state it takes, and name the whole sheets', async () => {
    const [home] = await inlineStyles([
      page('index.html', 'home', ['/base/all.css', '/base/home.css'], '<details><i class=card>a</i></details><p class="hero big">b</p>'),
    ]);
    expect(home).not.toContain('rel=stylesheet');
    expect(styleOf(home ?? '')).toMatchInlineSnapshot(`
      "<style data-sheets="/base/all.css /base/home.css">:root{--used:red}@layer first,second;.card{color:var(--used)}.card:hover{color:green}.card[aria-expanded=true]{color:navy}details[open]>.card{margin:0}@media print{.card{display:none}}
      .hero{font-size:2rem}</style>"
    `);
  });

  it('are one text for all pages of a kind, which together decide what is needed', async () => {
    const pages = await inlineStyles([
      page('a.html', 'doc', ['/base/all.css'], '<p class=card>a</p>'),
      page('b.html', 'doc', ['/base/all.css'], '<p class=dialog>b</p>'),
      page('c.html', 'tag', ['/base/all.css'], '<p>c</p>'),
    ]);
    const [a, b, c] = pages.map(styleOf);
    expect(a).toBe(b);
    expect(a).toContain('.dialog{color:pink}');
    expect(c).not.toContain('.dialog');
  });

  it('leave pages without a style sheet alone', async () => {
    const plain = page('plain.html', 'doc', [], '<p>a</p>');
    expect(await inlineStyles([plain])).toEqual([plain]);
  });
});
