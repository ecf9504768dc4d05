/*
 * The thread in which figures are made: the main thread reads and compiles pages meanwhile. The code is TypeScript, which a thread reads with the loader that
 * Docusaurus reads plugins with.
 */
const answerInThread = require('../../lib/answerInThread.cjs');
const jiti = require('jiti')(__filename);

// Interleaved: a page that is edited must not wait for all other figures.
answerInThread(jiti('./makeFigure.ts').makeFigure, {interleaved: true});
