import {describe, expect, it} from 'vitest';
import {palettes} from '../../../../src/plugins/architecture/palette';

/** Contrast ratio of two colours, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(palettes))('the %s palette', (_mode, palette) => {
  it('gives every text a contrast of 4.5 or more', () => {
    for (const [kind, {fill, text}] of Object.entries(palette.groups)) expect(contrast(fill, text), kind).toBeGreaterThanOrEqual(4.5);
    for (const background of [palette.surface, palette.chip]) {
      expect(contrast(palette.ink, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.muted, background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('gives lines and glyphs a contrast of 3 or more on whatever they cross', () => {
    for (const {fill} of Object.values(palette.groups)) expect(contrast(palette.line, fill), fill).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.line, palette.background)).toBeGreaterThanOrEqual(3);
    for (const {color, tint} of Object.values(palette.accents)) expect(contrast(color, tint)).toBeGreaterThanOrEqual(3);
  });
});
