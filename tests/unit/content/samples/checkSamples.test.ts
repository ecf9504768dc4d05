import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {parseMarkdown} from '../../../../src/content/markdown';
import {checkSamples} from '../../../../src/content/samples/checkSamples';
import {listSamples} from '../../../../src/content/samples/listSamples';
import {summarizeSamples} from '../../../../src/content/samples/summarizeSamples';
import type {Sample, SampleChecker} from '../../../../src/content/samples/types';
import {tempSite} from '../../../tempSite';

let siteDir: string;
beforeEach(async () => {
  siteDir = tempSite();
  await writeFile(path.join(siteDir, 'package-lock.json'), '{}');
});

const sample = (text: string, change: Partial<Sample> = {}): Sample => ({
  language: 'bash',
  text,
  file: 'docs/a.md',
  line: 1,
  unchecked: undefined,
  ...change,
});

function countingChecker(fingerprint = '1'): SampleChecker & {asked: string[]} {
  const asked: string[] = [];
  return {
    asked,
    languages: ['bash'],
    tools: [{name: 'counting', version: '1'}],
    fingerprint,
    check(samples) {
      asked.push(...samples.map(({text}) => text));
      return Promise.resolve(
        samples.map(({text}) => (text.includes('bad') ? [{line: 1, message: 'bad'}] : [])),
      );
    },
  };
}

describe('checkSamples', () => {
  it('checks equal texts once, skips exempt samples, and reports unchecked samples', async () => {
    const checker = countingChecker();
    const samples = [
      sample('good'),
      sample('bad'),
      sample('good', {file: 'docs/b.md'}),
      sample('bad', {unchecked: 'shows a mistake'}),
      sample('x', {language: 'groovy'}),
    ];
    const results = await checkSamples(samples, {checkers: [checker], siteDir});
    expect(checker.asked).toEqual(['good', 'bad']);
    expect(results.map(({status}) => status)).toEqual([
      'passed',
      'failed',
      'passed',
      'exempt',
      'unchecked',
    ]);
    expect(results.map((result) => result.sample)).toEqual(samples);
  });

  it('caches results until the text, the tools or the rules change', async () => {
    const run = async (
      checker: ReturnType<typeof countingChecker>,
      ...texts: string[]
    ): Promise<string[]> => {
      await checkSamples(
        texts.map((text) => sample(text)),
        {checkers: [checker], siteDir},
      );
      return checker.asked;
    };
    expect(await run(countingChecker(), 'good', 'bad')).toEqual(['good', 'bad']);
    expect(await run(countingChecker(), 'good', 'new')).toEqual(['new']);
    expect(await run(countingChecker(), 'bad')).toEqual([]);
    expect(await run(countingChecker('2'), 'good')).toEqual(['good']);
    const again = await checkSamples([sample('good')], {checkers: [countingChecker('2')], siteDir});
    expect(again[0]?.status).toBe('passed');
  });

  it('runs no checker if only cached results are allowed', async () => {
    await checkSamples([sample('known')], {checkers: [countingChecker()], siteDir});
    const checker = countingChecker();
    const results = await checkSamples([sample('known'), sample('unknown')], {
      checkers: [checker],
      siteDir,
      onlyKept: true,
    });
    expect(results.map(({status}) => status)).toEqual(['passed', 'unchecked']);
    expect(checker.asked).toEqual([]);
  });

  it('says "unchecked" where the program is not installed', async () => {
    const [result] = await checkSamples([sample('good')], {
      checkers: [{...countingChecker(), tools: []}],
      siteDir,
    });
    expect(result).toMatchObject({
      status: 'unchecked',
      reason: 'its program is not installed where the site was built',
    });
  });
});

describe('listSamples', () =>
  it('returns the line of the text, the defaults of variables, and the reason not to check', () => {
    const tree = parseMarkdown(
      'One\n\n```bash title="x" unchecked="a reason"\necho @@region@@ @@other@@\n```\n\n```unknown\nx\n```\n',
    );
    const variables = {
      region: {label: 'Region', default: 'eu-de', pattern: '.*', description: 'The region.'},
    };
    expect(listSamples({file: 'docs/a.md', tree: () => tree}, variables)).toEqual([
      {
        language: 'bash',
        text: 'echo eu-de @@other@@',
        file: 'docs/a.md',
        line: 4,
        unchecked: 'a reason',
      },
    ]);
  }));

describe('summarizeSamples', () =>
  it('counts samples except plain text, and lists tools and reasons', async () => {
    const results = await checkSamples(
      [
        sample('good'),
        sample('echo 1\nbad', {line: 20}),
        sample('x', {unchecked: 'a reason'}),
        sample('y', {language: 'text'}),
        sample('z', {language: 'groovy'}),
        sample('zz', {language: 'groovy', line: 9}),
      ],
      {checkers: [countingChecker()], siteDir},
    );
    expect(summarizeSamples(results)).toEqual({
      total: 5,
      passed: 1,
      failed: [{line: 20, language: 'bash', message: 'bad'}],
      exempt: ['a reason'],
      unchecked: [{language: 'groovy', samples: 2, reason: 'no parser for this language'}],
      tools: [{name: 'counting', version: '1', samples: 2, languages: ['bash']}],
      levels: [{level: 'parsed', samples: 1, tools: []}],
    });
  }));
