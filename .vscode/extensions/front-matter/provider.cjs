const {readFile} = require('node:fs/promises');
const path = require('node:path');
const {complete} = require('./complete.cjs');

/** Where the names are defined that a page may use, and how one stands there. */
const homes = {
  tags: {file: 'docs/tags.yml', name: /^([a-z0-9-]+):/gm},
  services: {file: 'data/services.yml', name: /^ *- id: ([a-z0-9-]+)/gm},
  variables: {file: 'data/variables.yml', name: /^([a-z][a-z0-9_]*):/gm},
};

/** Schema and names as they are on disk at that moment: a new tag is offered as soon as it is saved. */
async function readFacts(root) {
  const schema = JSON.parse(await readFile(path.join(root, '.vscode/schemas/front-matter.json'), 'utf8'));
  const names = await Promise.all(
    Object.entries(homes).map(async ([key, {file, name}]) => {
      const text = await readFile(path.join(root, file), 'utf8').catch(() => '');
      return [key, [...text.matchAll(name)].map(([, found]) => found)];
    }),
  );
  return {schema, names: Object.fromEntries(names), today: new Date().toISOString().slice(0, 10)};
}

/** The completion provider; `vscode` is handed in, so that it can be tested. */
exports.createProvider = (vscode) => ({
  async provideCompletionItems(document, position) {
    const folder = vscode.workspace.getWorkspaceFolder(document.uri);
    if (!folder) return [];
    const before = document.getText().split(/\r?\n/).slice(0, position.line);
    const line = document.lineAt(position.line).text;
    const facts = await readFacts(folder.uri.fsPath);
    return complete([...before, line.slice(0, position.character)], document.getText(), facts).map(({label, insert, detail, isKey}) => {
      const item = new vscode.CompletionItem(label, isKey ? vscode.CompletionItemKind.Property : vscode.CompletionItemKind.Value);
      item.insertText = new vscode.SnippetString(insert);
      item.detail = detail;
      return item;
    });
  },
});
