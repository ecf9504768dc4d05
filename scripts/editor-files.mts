/*
 * npm run editor-files: writes the JSON Schemas, settings and snippets for VS Code from the schemas
 * of the site.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editorFiles} from './editor/editorFiles';

for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  console.log(file);
}
