/*
 * The side of the worker pool that works: it parses the samples that it is handed. Plain JavaScript, because a thread begins without the loader that
 * its parent has; it takes the one that Docusaurus loads plugins with, so that it is the same in a build and in a script.
 */
const {parentPort, workerData} = require('node:worker_threads');
const load = require('jiti')(__filename, {cache: true, interopDefault: true});

const {createParsers} = load('../createParsers.ts');
const parsers = createParsers(workerData.siteDir);

parentPort.on('message', async ({parser, samples}) => {
  try {
    parentPort.postMessage({findings: await (await parsers)[parser].check(samples)});
  } catch (error) {
    parentPort.postMessage({error: error instanceof Error ? error.message : String(error)});
  }
});
