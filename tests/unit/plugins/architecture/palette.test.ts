import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {palettes} from '../../../../src/plugins/architecture/palette';
import {contrastRatio} from '../../../contrastRatio';
import {colorOf} from '../../../tokens';

describe.each(Object.entries(palettes))('the %s palette', (_mode, palette) => {
  it('gives every text a contrast of at least 4.5', () => {
    for (const [kind, {fill, text}] of Object.entries(palette.groups))
      expect(contrastRatio(fill, text), kind).toBeGreaterThanOrEqual(4.5);
    for (const background of [palette.surface, palette.chip]) {
      expect(contrastRatio(palette.ink, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(palette.muted, background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('gives lines and glyphs a contrast of at least 3 on every background', () => {
    for (const {fill} of Object.values(palette.groups))
      expect(contrastRatio(palette.line, fill), fill).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(palette.line, palette.background)).toBeGreaterThanOrEqual(3);
    for (const {color, tint} of Object.values({...palette.accents, ...palette.categories}))
      expect(contrastRatio(color, tint)).toBeGreaterThanOrEqual(3);
  });
});

const categoryRules = readFileSync('src/css/categories.css', 'utf8');

it.each(['light', 'dark'] as const)(
  'figures and pages have the same %s colours of categories',
  (mode) => {
    for (const [category, {color, tint}] of Object.entries(palettes[mode].categories)) {
      const rule = categoryRules.split(`[data-category='${category}']`)[1] ?? categoryRules;
      const [token = '', surface = ''] = [...rule.matchAll(/var\(--([\w-]+)\)/g)].map(
        ([, name]) => name ?? '',
      );
      expect([color, tint], category).toEqual([colorOf(token, mode), colorOf(surface, mode)]);
    }
  },
);
