/*
 * The thread in which ELK runs, see solveWithElk.ts: graphs and answers as JSON.
 */
const Elk = require('elkjs/lib/elk.bundled.js');
const answerInThread = require('../../lib/answerInThread.cjs');

answerInThread(async (graph) => JSON.stringify(await new Elk().layout(JSON.parse(graph))));
