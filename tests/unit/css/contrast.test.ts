import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {contrastRatio} from '../../contrastRatio';

const text = readFileSync('src/css/tokens.css', 'utf8');
const [lightRules = '', darkRules = ''] = text.split("[data-theme='dark']");
const light = readTokens(lightRules);
const modes = {light, dark: {...light, ...readTokens(darkRules)}};

/** Text on its background: 4.5:1 (WCAG 2.2, 1.4.3). */
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
  ...Object.keys(light)
    .filter((name) => name.startsWith('code-') && !/surface|highlight/.test(name))
    .flatMap((name) => [[name, 'code-surface']]),
] as [string, string][];

/** Borders of controls and the focus ring: 3:1 (WCAG 2.2, 1.4.11). */
const controlPairs = ['line-strong', 'keystone', 'accent', 'danger'].flatMap((name) =>
  ['surface', 'surface-sunken', 'surface-raised'].map((surface): [string, string] => [
    `color-${name}`,
    `color-${surface}`,
  ]),
);

describe.each(Object.entries(modes))('%s mode', (_, tokens) => {
  it.each(textPairs)('text: %s on %s', (front, back) =>
    expect(contrastRatio(color(tokens, front), color(tokens, back))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(controlPairs)('control: %s on %s', (front, back) =>
    expect(contrastRatio(color(tokens, front), color(tokens, back))).toBeGreaterThanOrEqual(3),
  );
});

function readTokens(rules: string): Record<string, string> {
  return Object.fromEntries(
    [...rules.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6}|var\(--color-[\w-]+\));/g)].map(
      ([, name, value]) => [name ?? '', value ?? ''],
    ),
  );
}

function color(tokens: Record<string, string>, name: string): string {
  const value = tokens[name];
  const other = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (other) return color(tokens, other);
  if (!value) throw new Error(`no token --${name} with a hexadecimal colour`);
  return value;
}
