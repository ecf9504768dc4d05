import {expect, it} from 'vitest';
import {isModifiedClick} from '../../../src/lib/isModifiedClick';

const plain = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

it('tells a plain click from one with a key held', () => {
  expect(isModifiedClick(plain)).toBe(false);
  for (const key of Object.keys(plain))
    expect(isModifiedClick({...plain, [key]: true}), key).toBe(true);
});
