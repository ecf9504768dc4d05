import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {collectInlineHashes, type InlineHashes} from '../../../../src/plugins/built-pages/inlineHashes';
import {moveStyles, toStyleSheet} from '../../../../src/plugins/built-pages/moveStyles';
import {securityHeaders, toHeadersFile, toNginxInclude} from '../../../../src/plugins/built-pages/securityHeaders';

const hashesOf = (html: string): InlineHashes => {
  const hashes: InlineHashes = {scripts: new Set(), styles: new Set()};
  collectInlineHashes(html, 'page.html', hashes);
  return hashes;
};
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('style attributes', () => {
  it('become data attributes, quoted or not, and nothing else changes', () => {
    const html =
      '<p title="a > b" style=color:red>x</p><td style="text-align:right">style="no"</td><!-- <i style=x> --><script>"<b style=x>"</script>';
    const {html: moved, declarations} = moveStyles(html);
    expect(moved).toBe(
      '<p title="a > b" data-style="color:red">x</p><td data-style="text-align:right">style="no"</td><!-- <i style=x> --><script>"<b style=x>"</script>',
    );
    expect([...declarations]).toEqual(['color:red', 'text-align:right']);
  });

  it('leave a style in the text of another attribute alone', () => {
    const html = '<p title="set style=x here">x</p><br/>';
    expect(moveStyles(html).html).toBe(html);
  });

  it('get a rule that wins as an inline style does', () => {
    expect(toStyleSheet(['display:none;height:0px'])).toBe(
      '[data-style="display:none;height:0px"]{display:none!important;height:0px!important}',
    );
    expect(toStyleSheet(['background:url("data:a;b")'])).toBe(
      '[data-style="background:url(\\"data:a;b\\")"]{background:url("data:a;b")!important}',
    );
  });
});

describe('inline code', () => {
  it('is hashed as the browser hashes it, data blocks and files excepted', () => {
    const {scripts, styles} = hashesOf(
      '<script>a < b</script><script type=application/ld+json>{}</script><script src=x.js></script><style>p{}</style>',
    );
    expect([...scripts]).toEqual([sha256('a < b')]);
    expect([...styles]).toEqual([sha256('p{}')]);
  });

  it('in an event handler attribute fails the build', () => {
    expect(() => hashesOf('<a href=x onclick="go()">x</a>')).toThrow('page.html: the attribute onclick="go()" is inline code');
  });
});

describe('the headers', () => {
  const headers = securityHeaders(
    {scripts: new Set(["'sha256-b'", "'sha256-a'"]), styles: new Set()},
    {scriptSources: ['https://a.example'], connectSources: ['https://search.example'], frameSources: []},
  );
  const policy = headers[0]?.[1] ?? '';

  it('allow our own origin, the hashes and the hosts of the options, in a fixed order', () => {
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b' https://a.example;");
    expect(policy).toContain("connect-src 'self' https://search.example;");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).not.toMatch(/unsafe/);
  });

  it('are written for static hosts and for nginx', () => {
    expect(toHeadersFile(headers, '/base/').split('\n')[0]).toBe('/base/*');
    const lines = toNginxInclude(headers).trim().split('\n');
    expect(lines).toHaveLength(headers.length);
    for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
  });
});
