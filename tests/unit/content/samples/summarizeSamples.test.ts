import {expect, it} from 'vitest';
import {sampleHash} from '../../../../src/content/samples/sampleHash';
import {summarizeSamples} from '../../../../src/content/samples/summarizeSamples';
import type {SampleResult} from '../../../../src/content/samples/types';

const result = (text: string): SampleResult => ({
  sample: {language: 'hcl', text, file: 'docs/a.md', line: 1, unchecked: undefined},
  status: 'passed',
  tools: [],
  findings: [],
});

it('counts samples by level; a sample that changed has the level of the content checks', () => {
  const verified = {
    [sampleHash({language: 'hcl', text: 'a = 1'})]: {
      level: 'planned' as const,
      tools: [{name: 'Terraform', version: '1.11.4'}],
      on: '2026-11-23',
    },
  };
  const summary = summarizeSamples([result('a = 1'), result('a = 2')], verified);
  expect(summary.levels).toEqual([
    {level: 'schema', samples: 1, tools: []},
    {level: 'planned', samples: 1, tools: ['Terraform 1.11.4'], on: '2026-11-23'},
  ]);
});
