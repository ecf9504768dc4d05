/*
 * The thread in which copies are made: the main thread compiles pages meanwhile. The code is TypeScript, which a thread reads with the loader that Docusaurus
 * reads plugins with.
 */
const answerInThread = require('../../lib/answerInThread.cjs');
const jiti = require('jiti')(__filename);

answerInThread(jiti('./makeCopy.ts').makeCopy);
