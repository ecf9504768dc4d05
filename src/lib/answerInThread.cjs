/*
 * The side of `createThread` that works. Plain JavaScript, because a thread begins without the loader that its parent has.
 */
const {parentPort} = require('node:worker_threads');

/**
 * Answers every question with what `work` makes of it, in their order. With `interleaved`, a question that comes while another waits for something is
 * taken up at once.
 */
module.exports = function answerInThread(work, {interleaved = false} = {}) {
  async function answer({id, question}) {
    try {
      parentPort.postMessage({id, result: await work(question)});
    } catch (error) {
      parentPort.postMessage({id, error: error instanceof Error ? error.message : String(error)});
    }
  }
  let before = Promise.resolve();
  parentPort.on('message', (message) => {
    if (interleaved) void answer(message);
    else before = before.then(() => answer(message));
  });
};
