/* What VS Code calls. The work is in provider.cjs and complete.cjs, which the tests run without an editor. */
const vscode = require('vscode');
const {createProvider} = require('./provider.cjs');

exports.activate = ({subscriptions}) => {
  const pages = ['markdown', 'mdx'].map((language) => ({language, pattern: '**/docs/**'}));
  subscriptions.push(vscode.languages.registerCompletionItemProvider(pages, createProvider(vscode), ':', ' ', '[', ','));
};
