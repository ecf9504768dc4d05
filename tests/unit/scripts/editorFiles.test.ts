import {existsSync, readFileSync} from 'node:fs';
import Ajv from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {editorFiles} from '../../../scripts/editor/editorFiles';

const files = editorFiles();

describe('the files for the editor', () => {
  it.each(Object.entries(files))('%s is what the schemas give today (npm run editor-files)', (file, text) => {
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text);
  });

  it.each([
    ['.vscode/schemas/services.json', 'data/services.yml'],
    ['.vscode/schemas/variables.json', 'data/variables.yml'],
    ['.vscode/schemas/tags.json', 'docs/tags.yml'],
    ['.vscode/schemas/architecture.json', 'tests/fixtures/valid-content/docs/best-practices/networking/plan.architecture.yml'],
  ])('%s accepts %s and refuses an unknown key', (schema, file) => {
    const validate = new Ajv({strict: false, validateFormats: false}).compile(JSON.parse(files[schema] ?? '') as object);
    const content = parse(readFileSync(file, 'utf8')) as object;
    expect(validate(content), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({...content, 'An unknown key!': true})).toBe(false);
  });
});
