import {describe, expect, it} from 'vitest';
import {followers, parseValues} from '../../../../src/components/variables/values';

describe('parseValues', () => {
  it('reads what was stored', () =>
    expect(parseValues('{"region":"eu-nl","vpc_cidr":"10.0.0.0/8"}')).toEqual({
      region: 'eu-nl',
      vpc_cidr: '10.0.0.0/8',
    }));

  it.each([
    ['nothing', null],
    ['text that is no JSON', '{region'],
    ['a list', '["eu-de"]'],
    ['null', 'null'],
    ['a value that is no text', '{"region":5}'],
    ['a value of several lines', '{"region":"a\\nb"}'],
    ['an empty value', '{"region":""}'],
    ['a value that is far too long', JSON.stringify({region: 'a'.repeat(201)})],
    ['a name that no variable has', '{"__proto__x":"a","Region":"b"}'],
  ])('drops %s', (_case, stored) => expect(parseValues(stored)).toEqual({}));
});

describe('variables that follow another one', () => {
  const region = {sets: {'eu-nl': {zone: 'eu-nl-01', host: 'nl'}, 'eu-ch2': {zone: 'eu-ch2a'}}};
  it('take the values of the new region', () =>
    expect(followers(region, 'eu-nl')).toEqual([
      ['zone', 'eu-nl-01'],
      ['host', 'nl'],
    ]));
  it('go back to their defaults without a value', () => {
    expect(followers(region, 'eu-ch2')).toEqual([
      ['zone', 'eu-ch2a'],
      ['host', undefined],
    ]);
    expect(followers(region, undefined)).toEqual([
      ['zone', undefined],
      ['host', undefined],
    ]);
  });
});
