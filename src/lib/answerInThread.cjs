/*
 * The side of `createThread` that works. Plain JavaScript, because a thread begins without the loader that its parent has.
 */
const {parentPort} = require('node:worker_threads');

/** Answers every question with what `work` makes of it, in their order. */
module.exports = function answerInThread(work) {
  let before = Promise.resolve();
  parentPort.on('message', ({id, question}) => {
    before = before.then(async () => {
      try {
        parentPort.postMessage({id, result: await work(question)});
      } catch (error) {
        parentPort.postMessage({id, error: error instanceof Error ? error.message : String(error)});
      }
    });
  });
};
