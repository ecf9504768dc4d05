import {expect, it} from 'vitest';
import {isModifiedClick} from '../../../src/lib/isModifiedClick';

const plain = {button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

it('tells a plain click from one with another button or a key held', () => {
  expect(isModifiedClick(plain)).toBe(false);
  for (const change of [{button: 1}, {altKey: true}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}])
    expect(isModifiedClick({...plain, ...change}), JSON.stringify(change)).toBe(true);
});
