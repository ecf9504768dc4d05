import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readGroups} from '../../../../scripts/verify/readGroups.mts';

const {groups} = await readGroups(process.cwd());

/** The texts of a file of records that no sample of their page contains. */
function gone(texts: readonly {page: string; text: string}[]): string[] {
  return texts.flatMap(({page, text}) => {
    const samples = groups.find(({file}) => file === page)?.samples ?? [];
    return samples.some((sample) => sample.text.includes(text)) ? [] : [`${page}: ${text}`];
  });
}

function records<Shape>(name: string): Shape {
  return parse(readFileSync(`scripts/verify/${name}`, 'utf8')) as Shape;
}

describe('records of npm run verify', () => {
  it('has answers only for blocks of a page', () => {
    const answers = records<{page: string; block: string}[]>('answers.yml');
    expect(gone(answers.map(({page, block}) => ({page, text: block})))).toEqual([]);
  });

  it('runs only samples of a page', () => {
    const runs = records<{file: string; samples: string[]}[]>('run.yml');
    const texts = runs.flatMap(({file, samples}) => samples.map((text) => ({page: file, text})));
    expect(gone(texts)).toEqual([]);
  });

  it('has values of variables only for pages and templates that exist', () => {
    const {pages} = records<{pages: Record<string, unknown>}>('inputs.yml');
    expect(Object.keys(pages).filter((page) => !existsSync(page))).toEqual([]);
  });
});
