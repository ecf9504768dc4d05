import {expect, test} from 'vitest';
import {excerptOf, markWords} from '../../../../../../src/plugins/search/client/engine/excerpt';
import type {MarkedText} from '../../../../../../src/plugins/search/client/types';

const shown = (text: MarkedText | undefined): string | undefined =>
  text?.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('');

test('marks words as written, and nothing else', () => {
  expect(shown(markWords('Café au lait, CAFÉ', new Set(['cafe'])))).toBe('[Café] au lait, [CAFÉ]');
  expect(shown(markWords('<b>cafe</b>', new Set(['cafe', 'b'])))).toBe('<[b]>[cafe]</[b]>');
});

test('shows the part of a long text with the most words close together', () => {
  const text = `${'filler '.repeat(60)}alpha ${'filler '.repeat(60)}alpha beta ${'filler '.repeat(60)}`;
  const excerpt = shown(excerptOf(text, new Set(['alpha', 'beta'])));
  expect(excerpt).toMatch(/^… .*\[alpha\] \[beta\].* …$/);
  expect(excerpt?.length).toBeLessThan(200);
});

test('shows the start of a text without a match, and the whole of a short text', () => {
  expect(shown(excerptOf('Short text', new Set(['none'])))).toBe('Short text');
  expect(shown(excerptOf('word '.repeat(100), new Set()))).toMatch(/^word .* …$/);
  expect(excerptOf('', new Set(['x']))).toBeUndefined();
});
