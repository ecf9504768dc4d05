import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import {describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {editorFiles} from '../../../scripts/editor/editorFiles';
import {reportIssues} from '../../../src/plugins/content-checks/report';

const files = editorFiles();

describe('the files for the editor', () => {
  it.each(Object.entries(files))(
    '%s matches the current schemas (npm run editor-files)',
    (file, text) => expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text),
  );

  const dataFiles = readdirSync('data')
    .filter((name) => name.endsWith('.yml'))
    .map((name) => [`.vscode/schemas/${path.parse(name).name}.json`, `data/${name}`]);

  it.each([
    ...dataFiles,
    ['.vscode/schemas/tags.json', 'docs/tags.yml'],
    [
      '.vscode/schemas/resources.json',
      'tests/fixtures/valid-content/docs/best-practices/networking/plan.resources.yml',
    ],
    [
      '.vscode/schemas/architecture.json',
      'tests/fixtures/valid-content/docs/best-practices/networking/plan.architecture.yml',
    ],
  ])('%s accepts %s and refuses an unknown key', (schema = '', file = '') => {
    const validate = new Ajv({strict: false, validateFormats: false}).compile(
      JSON.parse(files[schema] ?? '') as object,
    );
    const content = parse(readFileSync(file, 'utf8')) as object;
    expect(validate(content), JSON.stringify(validate.errors)).toBe(true);
    const wrong = {'An unknown key!': true};
    expect(
      validate(Array.isArray(content) ? [...(content as object[]), wrong] : {...content, ...wrong}),
    ).toBe(false);
  });

  it.each(['error', 'warning'] as const)(
    'the task finds file, line and rule of an %s in the output of the checks',
    (severity) => {
      const log = vi.spyOn(console, 'log').mockReturnValue();
      reportIssues(
        [
          {
            file: 'docs/a.md',
            line: 7,
            rule: 'link-text',
            message: 'it says: "here"',
            fix: 'say more',
            severity,
          },
        ],
        {
          annotate: false,
        },
      );
      const [printed] = log.mock.calls.map(([text]) => String(text));
      log.mockRestore();
      const {tasks} = JSON.parse(files['.vscode/tasks.json'] ?? '') as {
        tasks: {problemMatcher: {severity: string; pattern: {regexp: string}}[]}[];
      };
      const found = tasks[0]?.problemMatcher.flatMap((matcher) => {
        const match = new RegExp(matcher.pattern.regexp).exec(printed ?? '');
        return match ? [[matcher.severity, ...match.slice(1)]] : [];
      });
      expect(found).toEqual([
        [severity, 'docs/a.md', '7', 'link-text', 'it says: "here". Fix: say more.'],
      ]);
    },
  );
});
