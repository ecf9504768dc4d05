import {describe, expect, it} from 'vitest';
import {ContentError, parseYaml} from '../../../src/schemas/parse';
import {definitionsOf, variablesSchema} from '../../../src/schemas/variable';

function problemsOf(pattern: string): string[] {
  const text = `region:\n  label: Region\n  default: eu-de\n  pattern: '${pattern}'\n  description: The region of the project.\n`;
  try {
    parseYaml({file: 'data/variables.yml', text, schema: variablesSchema, rule: 'variables'});
    return [];
  } catch (error) {
    if (error instanceof ContentError)
      return error.issues.map(({line, message}) => `${line}: ${message}`);
    throw error;
  }
}

describe('the pattern of a variable', () =>
  it.each([
    ['fits the default', 'eu-[a-z]{2}', []],
    [
      'does not fit the whole default',
      'eu',
      ['3: "region.default": the default does not match the pattern'],
    ],
    [
      'is not a regular expression',
      'eu-(de',
      ['4: "region.pattern": expected a regular expression'],
    ],
  ])('%s', (_case, pattern, problems) => expect(problemsOf(pattern)).toEqual(problems)));

describe('the values that a variable sets', () => {
  const zone = {
    label: 'Zone',
    default: 'eu-de-01',
    pattern: 'eu-(de|nl)-01',
    description: 'Zone of the project.',
  };
  const region = {...zone, label: 'Region', default: 'eu-de', pattern: 'eu-(de|nl)'};
  it.each([
    ['fits the pattern of the other variable', {zone: 'eu-nl-01'}, true],
    ['does not fit it', {zone: 'eu-nl-02'}, false],
    ['belongs to no variable', {zones: 'eu-nl-01'}, false],
  ])('one that %s', (_case, set, isValid) => {
    const variables = {zone, region: {...region, sets: {'eu-nl': set}}};
    expect(variablesSchema.safeParse(variables).success).toBe(isValid);
  });
  it('adds a variable that sets another one to the page, before the other one', () => {
    const variables = {
      zone,
      bucket: zone,
      region: {...region, sets: {'eu-nl': {zone: 'eu-nl-01'}}},
    };
    const idsOf = (...ids: string[]): string[] =>
      (JSON.parse(definitionsOf(ids, variables)) as {id: string}[]).map(({id}) => id);
    expect(idsOf('bucket', 'zone')).toEqual(['region', 'bucket', 'zone']);
    expect(idsOf('zone', 'region')).toEqual(['region', 'zone']);
    expect(idsOf('bucket')).toEqual(['bucket']);
  });
});
