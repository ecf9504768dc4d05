import {expect, it} from 'vitest';
import {servicePath} from '../../../src/lib/servicePath';

it('leads to the service in the portfolio', () =>
  expect(servicePath('elastic-load-balancing')).toBe('/portfolio?service=elastic-load-balancing'));
