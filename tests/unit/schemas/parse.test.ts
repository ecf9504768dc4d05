import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import * as z from 'zod';
import {splitFrontMatter} from '../../../src/content/splitFrontMatter';
import {ContentError, formatIssue, parseLocated, parseYaml} from '../../../src/schemas/parse';

const anything = z.unknown();
const parse = <Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> =>
  parseYaml({file: 'data/things.yml', text, schema, rule: 'data'});

function issuesOf(text: string, schema: z.ZodType): string[] {
  try {
    parse(text, schema);
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(formatIssue);
    throw error;
  }
  return [];
}

function yamlOfTheSite(): {file: string; text: string}[] {
  return ['data', 'docs'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(yml|mdx?)$/.test(name))
      .map((name) => {
        const file = path.join(folder, name);
        const text = readFileSync(file, 'utf8');
        return {
          file,
          text: file.endsWith('.yml') ? text : (splitFrontMatter(text).frontMatter ?? ''),
        };
      }),
  );
}

describe('parseYaml', () => {
  it('finds the same values in every file of the site as a parser with positions', () => {
    const files = yamlOfTheSite();
    expect(files.length).toBeGreaterThan(200);
    for (const {file, text} of files)
      expect({file, value: parse(text, anything)}).toEqual({
        file,
        value: parseDocument(text).toJS() as unknown,
      });
  });

  it('returns nothing for an empty text', () => expect(parse('', z.null())).toBeNull());

  it('reads dates and words that look like numbers as texts', () =>
    expect(
      parse('day: 2026-11-22\nsize: 1_000', z.object({day: z.string(), size: z.string()})),
    ).toEqual({
      day: '2026-11-22',
      size: '1_000',
    }));

  it('refuses invalid YAML, even if the schema accepts anything', () => {
    expect(issuesOf('a: [1', anything)).toHaveLength(1);
    expect(issuesOf('a: 1\nb: 2\na: 3', anything)).toEqual([
      expect.stringMatching(/^data\/things\.yml:3 data: this is not valid YAML/),
    ]);
  });
});

describe('parseLocated', () =>
  it('returns the line of every part, counted from the start of the file', () => {
    const text = 'things:\n  - id: one\n  - id: two\n';
    const schema = z.object({things: z.array(z.object({id: z.string()}))});
    const {value, lineOf} = parseLocated({
      file: 'data/things.yml',
      text,
      schema,
      rule: 'data',
      lineOffset: 1,
    });
    expect(value.things.map(({id}) => id)).toEqual(['one', 'two']);
    expect([
      lineOf(['things', 1, 'id']),
      lineOf(['things', 0]),
      lineOf(['things', 1, 'other']),
    ]).toEqual([4, 3, 4]);
  }));
