/*
 * The thread in which the dev server makes the search index: the main thread compiles the page that was edited meanwhile. The code is TypeScript, which a
 * thread reads with the loader that Docusaurus reads plugins with.
 */
const answerInThread = require('../../lib/answerInThread.cjs');
const jiti = require('jiti')(__filename);

const {makeIndexFiles} = jiti('./makeIndexFiles.ts');
const {writeFiles} = jiti('./writeFiles.ts');

answerInThread(async ({folder, playlist, ...options}) => writeFiles(folder, await makeIndexFiles({...options, playlist: () => playlist})));
