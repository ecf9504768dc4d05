import {readFileSync} from 'node:fs';

const [light = {}, dark = {}] = readFileSync('src/css/tokens.css', 'utf8')
  .split("[data-theme='dark']")
  .map(readTokens);

/** Colours of the design by token, without the leading hyphens. A value may be another token. */
export const tokens = {light, dark: {...light, ...dark}};

/** The hexadecimal colour of a token. */
export function colorOf(name: string, mode: keyof typeof tokens): string {
  const value = tokens[mode][name];
  const other = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (other) return colorOf(other, mode);
  if (!value) throw new Error(`no token --${name} with a hexadecimal colour`);
  return value;
}

function readTokens(rules: string): Record<string, string> {
  return Object.fromEntries(
    [...rules.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6}|var\(--color-[\w-]+\));/g)].map(
      ([, name, value]) => [name ?? '', value ?? ''],
    ),
  );
}
