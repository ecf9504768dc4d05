import {describe, expect, it} from 'vitest';
import {
  fillIn,
  parseValues,
  withoutValues,
  withValue,
} from '../../../../src/components/variables/values';
import {placesIn} from '../../../../src/schemas/variable';

describe('parseValues', () => {
  it('reads stored values', () =>
    expect(parseValues('{"region":"eu-nl","vpc_cidr":"10.0.0.0/8"}')).toEqual({
      region: 'eu-nl',
      vpc_cidr: '10.0.0.0/8',
    }));

  it.each([
    ['nothing', null],
    ['text that is no JSON', '{region'],
    ['a list', '["eu-de"]'],
    ['null', 'null'],
    ['a value that is not a text', '{"region":5}'],
    ['a value of several lines', '{"region":"a\\nb"}'],
    ['an empty value', '{"region":""}'],
    ['a value that is too long', JSON.stringify({region: 'a'.repeat(201)})],
    ['a name that no variable has', '{"__proto__x":"a","Region":"b"}'],
  ])('drops %s', (_case, stored) => expect(parseValues(stored)).toEqual({}));
});

describe('variables that depend on another variable', () => {
  const region = {
    id: 'region',
    default: 'eu-de',
    sets: {'eu-nl': {zone: 'eu-nl-01', project: 'eu-nl_demo'}, 'eu-ch2': {zone: 'eu-ch2a'}},
  };
  const inNl = {region: 'eu-nl', zone: 'eu-nl-01', project: 'eu-nl_demo'};

  it.each([
    ['take the values of the new region', {}, 'eu-nl', inNl],
    [
      'drop values that the new region does not have',
      inNl,
      'eu-ch2',
      {region: 'eu-ch2', zone: 'eu-ch2a'},
    ],
    [
      'return to their example values',
      {...inNl, domain: 'a.example'},
      undefined,
      {domain: 'a.example'},
    ],
    [
      'keep the name of the reader’s own project',
      {project: 'eu-de_shop', zone: 'eu-de-03'},
      'eu-nl',
      {...inNl, project: 'eu-nl_shop'},
    ],
  ])('%s', (_case, before, value, after) => {
    expect(withValue(before, region, value)).toEqual(after);
  });

  it('are reset together with the other variable', () => {
    expect(withoutValues({...inNl, domain: 'a.example'}, [region])).toEqual({domain: 'a.example'});
  });
});

it('replaces the example values in a text', () => {
  const variables = {region: {default: 'eu-de'}, zone: {default: 'eu-de-01'}} as never;
  const {text, places} = placesIn('@@region@@: @@zone@@, @@unknown@@, @@region@@.', variables);
  expect(text).toBe('eu-de: eu-de-01, @@unknown@@, eu-de.');
  expect(fillIn(text, places, {region: 'eu-ch2'})).toBe('eu-ch2: eu-de-01, @@unknown@@, eu-ch2.');
});
