import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {
  collectInlineHashes,
  type InlineHashes,
} from '../../../../src/plugins/built-pages/inlineHashes';
import {
  securityHeaders,
  toHeadersFile,
  toNginxInclude,
} from '../../../../src/plugins/built-pages/securityHeaders';

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('collectInlineHashes', () => {
  const hashesOf = (html: string): string[][] => {
    const hashes: InlineHashes = {scripts: new Set(), styles: new Set()};
    collectInlineHashes(html, hashes);
    return [[...hashes.scripts], [...hashes.styles]];
  };

  it('hashes inline scripts and styles as the browser does', () => {
    expect(hashesOf('<script data-a="x > y">a < b</script><style>p{}</style>')).toEqual([
      [sha256('a < b')],
      [sha256('p{}')],
    ]);
    expect(hashesOf('<script type=module>a</script>')).toEqual([[sha256('a')], []]);
  });

  it('ignores comments, data blocks and scripts with an address', () =>
    expect(
      hashesOf(
        '<!-- <script>a</script> --><script type=application/ld+json>{}</script>' +
          '<script type="text/template">b</script><script defer src=x.js></script>',
      ),
    ).toEqual([[], []]));
});

describe('securityHeaders', () => {
  const headers = securityHeaders(
    {scripts: new Set(["'sha256-b'", "'sha256-a'"]), styles: new Set(["'sha256-c'"])},
    {
      styleSources: ['https://s.example'],
      scriptSources: ['https://a.example'],
      connectSources: ['https://search.example'],
      frameSources: [],
    },
  );

  it('allows our own origin, the hashes and the hosts of the options, in a fixed order', () => {
    const policy = headers[0]?.[1] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b' https://a.example;");
    expect(policy).toContain("connect-src 'self' https://search.example;");
    expect(policy).toContain("style-src 'self' 'sha256-c' https://s.example;");
    expect(policy).toContain("frame-src 'none'");
    expect(policy.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
  });

  it('writes a format for static hosts and one for nginx', () => {
    expect(toHeadersFile(headers, '/base/').split('\n')[0]).toBe('/base/*');
    const lines = toNginxInclude(headers).trim().split('\n');
    expect(lines).toHaveLength(headers.length);
    for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
  });
});
