import {describe, expect, it} from 'vitest';
import {readable, readablePath} from '../../../../../src/plugins/navigation/client/readableAddress';

describe('readable', () => {
  it.each([
    ['', ''],
    ['#steps', '#steps'],
    ['#%C3%BCbersicht', '#%C3%BCbersicht'],
    ['#100%', '#100%25'],
    ['#%C3%BC-100%', '#%C3%BC-100%25'],
    // A beginning without its end.
    ['/docs/%E0%A4%A', '/docs/%25E0%25A4%25A'],
    ['/docs/%E0%A4', '/docs/%25E0%25A4'],
  ])('makes %s %s', (part, expected) => {
    expect(readable(part)).toBe(expected);
    expect(() => decodeURIComponent(readable(part))).not.toThrow();
  });
});

describe('readablePath', () => {
  it('takes several slashes for one', () => {
    expect(readablePath('//docs///caf/')).toBe('/docs/caf/');
  });
});
