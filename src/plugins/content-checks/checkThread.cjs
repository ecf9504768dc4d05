/*
 * The thread in which the dev server checks the content: the main thread compiles the page that was edited meanwhile. The rules are TypeScript, which a thread
 * reads with the loader that Docusaurus reads plugins with.
 */
const answerInThread = require('../../lib/answerInThread.cjs');
const jiti = require('jiti')(__filename);

const {checkContent} = jiti('./checkContent.ts');
const {rules, slowRules} = jiti('./rules/index.ts');

// Samples may take long, and what is quick must not wait for them.
answerInThread(({siteDir, slow}) => checkContent(siteDir, undefined, slow ? slowRules : rules), {interleaved: true});
