import {expect, it} from 'vitest';
import {serviceTitle} from '../../../src/lib/serviceTitle';

it.each([
  ['Object Storage Service', 'OBS', 'Object Storage Service (OBS)'],
  ['GeminiDB', 'GeminiDB', 'GeminiDB'],
  ['Something', null, 'Something'],
])('%s with the abbreviation %s is %s', (name, abbreviation, title) =>
  expect(serviceTitle({name, abbreviation})).toBe(title),
);
