import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkContent} from '../../../../src/plugins/content-checks/checkContent';
import {formatIssue} from '../../../../src/schemas/parse';
import {longPassage, makeMistake, mistakes, page, validContent} from '../../../fixtures/mistakes';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(validContent, siteDir, {recursive: true});
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

describe('content without a mistake', () => {
  it('gives no issue', async () => {
    expect(await checkContent(siteDir, '2026-11-21')).toEqual([]);
  });
});

describe('a mistake gives clear errors with file, line and fix', () => {
  it.each(mistakes)('$name', async (mistake) => {
    makeMistake(siteDir, mistake);
    const issues = await checkContent(siteDir, '2026-11-21');
    expect(issues.map(({file}) => file)).toEqual([mistake.file]);
    expect(issues.map(formatIssue).join('\n')).toMatchSnapshot();
  });

  it('a passage that stands in two pages', async () => {
    makeMistake(siteDir, {name: '', file: page, from: 'The ranges overlap.', to: longPassage});
    makeMistake(siteDir, {name: '', file: 'docs/best-practices/index.md', from: 'Start with', to: `${longPassage}\n\nStart with`});
    const issues = await checkContent(siteDir, '2026-11-21');
    expect(issues.map(formatIssue)).toMatchSnapshot();
    expect(issues).toHaveLength(1);
  });

  it('guides in the folder of another category', async () => {
    const landing = readFileSync(path.join(siteDir, 'docs/best-practices/networking/index.md'), 'utf8').replace(
      './plan.md',
      '../../networking/plan.md',
    );
    makeMistake(siteDir, {name: '', file: 'docs/best-practices/storage/virtual-private-cloud/index.md', to: landing});
    expect((await checkContent(siteDir, '2026-11-21')).map(formatIssue)).toMatchInlineSnapshot(`
      [
        "data/services.yml:5 service-entries: the guides for "virtual-private-cloud" lie in docs/best-practices/storage/virtual-private-cloud, which is not the folder of its category. Fix: move them to docs/best-practices/networking/virtual-private-cloud, or correct the category.",
      ]
    `);
  });
});
