import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const home = 'src/css/tokens.css';
/** Palettes of images that the build draws, and the banner of a page without styles. */
const ofPictures = [
  'src/plugins/architecture/',
  'src/plugins/social-images/',
  'src/plugins/startup/loader.js',
];
const colour = /(?<![\w&/])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(/gi;

it('colours are in tokens.css only', () => {
  const files = execFileSync('git', ['ls-files', 'src', 'docusaurus.config.ts'], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => /\.(?:css|[jt]sx?)$/.test(file) && file !== home)
    .filter((file) => !ofPictures.some((prefix) => file.startsWith(prefix)));
  expect(files.length).toBeGreaterThan(100);
  expect(readFileSync(home, 'utf8').match(colour)?.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(colour)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
