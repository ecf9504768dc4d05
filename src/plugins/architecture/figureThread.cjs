/*
 * The thread in which figures are made: the main thread reads and compiles pages meanwhile. The code is TypeScript, which a thread reads with the loader that
 * Docusaurus reads plugins with.
 */
const answerInThread = require('../../lib/answerInThread.cjs');
const jiti = require('jiti')(__filename);

const {createFigures} = jiti('./figures.ts');
const figuresOf = new Map();

// Interleaved: a page that is edited must not wait for all other figures.
answerInThread(
  ({siteDir, file, text}) => {
    if (!figuresOf.has(siteDir)) figuresOf.set(siteDir, createFigures(siteDir));
    const figures = figuresOf.get(siteDir);
    return file === undefined ? figures.makeAll() : figures.make(file, text);
  },
  {interleaved: true},
);
