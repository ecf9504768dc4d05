import {readdirSync} from 'node:fs';
import {beforeEach, describe, expect, it} from 'vitest';
import {
  checkContent,
  quickRules,
  ruleTexts,
  slowRules,
} from '../../../../src/plugins/content-checks/checkContent';
import {formatIssue} from '../../../../src/schemas/parse';
import {mistakes} from '../../../fixtures/mistakes';
import {makeMistake, toMistake, validContent} from '../../../fixtures/validContent';
import {tempSite} from '../../../tempSite';

const today = '2026-11-21';
let siteDir: string;

beforeEach(() => {
  siteDir = tempSite(validContent);
});

it('every file in rules/ is in the list of rules', () => {
  const files = readdirSync('src/plugins/content-checks/rules');
  expect(files).toHaveLength(quickRules.length + slowRules.length + 1);
});

it('every rule has a name of its own and a wrong example', () => {
  const names = ruleTexts().map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(ruleTexts().filter(({wrong}) => Object.keys(wrong).length === 0)).toEqual([]);
});

it('valid content gives no issue', async () => {
  expect(await checkContent(siteDir, {today})).toEqual([]);
});

describe('a mistake gives one error with file, line and fix', () =>
  it.each(mistakes)('$name', async (mistake) => {
    makeMistake(siteDir, mistake);
    const issues = await checkContent(siteDir, {today});
    expect(issues.map(formatIssue).join('\n')).toMatchSnapshot();
    expect(issues).toHaveLength(1);
  }));

describe('a right example gives no issue', () => {
  const right = ruleTexts().flatMap(({name: rule, right: edits = {}}) =>
    Object.entries(edits).map((edit) => ({rule, ...toMistake(edit)})),
  );
  it.each(right)('$rule: $name', async (example) => {
    makeMistake(siteDir, example);
    expect((await checkContent(siteDir, {today})).map(formatIssue)).toEqual([]);
  });
});
