import {expect, it} from 'vitest';
import {sectionOf} from '../../../src/lib/section';

it.each([
  ['best-practices/containers/containers', 'Best practices'],
  ['blueprints/by-industry/finance/resilient-payment-api', 'Blueprints by industry'],
  ['blueprints/by-use-case/ai/ai', 'Blueprints by use case'],
  ['blueprints/blueprints', 'Blueprints'],
  ['caf/ready/ready', 'Adoption framework'],
  ['first', 'Documentation'],
])('%s belongs to %s', (id, section) => expect(sectionOf(id)).toBe(section));
