import {describe, expect, it} from 'vitest';
import {contrastRatio} from '../../contrastRatio';
import {colorOf, tokens} from '../../tokens';

/** Text and background need a contrast of 4.5:1 (WCAG 2.2, 1.4.3). */
const textPairs = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'keystone'].flatMap((name) =>
    ['surface', 'surface-sunken', 'surface-raised'].map((surface) => [
      `color-${name}`,
      `color-${surface}`,
    ]),
  ),
  ['color-on-accent', 'color-accent'],
  ['color-accent-strong', 'color-accent-surface'],
  ['color-ink', 'color-accent-surface'],
  ['color-ink', 'color-keystone-surface'],
  ...['note', 'tip', 'info', 'warning', 'danger'].flatMap((name) => [
    [`color-${name}`, `color-${name}-surface`],
    ['color-ink', `color-${name}-surface`],
  ]),
  ...['cyan', 'violet', 'orange', 'rose'].map((name) => [`color-${name}`, `color-${name}-surface`]),
  ...Object.keys(tokens.light)
    .filter((name) => name.startsWith('code-') && !/surface|highlight/.test(name))
    .flatMap((name) => [[name, 'code-surface']]),
] as [string, string][];

/** Borders of controls and the focus ring need a contrast of 3:1 (WCAG 2.2, 1.4.11). */
const controlPairs = ['line-strong', 'keystone', 'accent', 'danger'].flatMap((name) =>
  ['surface', 'surface-sunken', 'surface-raised'].map((surface): [string, string] => [
    `color-${name}`,
    `color-${surface}`,
  ]),
);

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  it.each(textPairs)('text: %s on %s', (front, back) =>
    expect(contrastRatio(colorOf(front, mode), colorOf(back, mode))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(controlPairs)('control: %s on %s', (front, back) =>
    expect(contrastRatio(colorOf(front, mode), colorOf(back, mode))).toBeGreaterThanOrEqual(3),
  );
});
