import {linkWorker} from '../../../../lib/linkWorker';
import type {ContentIssue} from '../../../../schemas/parse';
import type {PlaygroundApi} from '../../playground/worker';
import type {DrawnModel, Vocabulary} from '../playground';

export interface Drawer {
  /** Undefined until the worker runs. */
  vocabulary: () => Vocabulary | undefined;
  /**
   * Draws a model after the current drawing is finished.
   *
   * @returns undefined if a later call replaced this one
   */
  draw(text: string): Promise<DrawnModel | ContentIssue[] | undefined>;
}

/** Time in ms after which the worker is restarted, because a layout takes too long. */
const mostTime = 15_000;

/** @param scripts absolute addresses */
export function linkDrawer(scripts: {worker: string; elk: string}): Drawer {
  let worker: Worker | undefined;
  let vocabulary: Vocabulary | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let newest = 0;
  const ask = linkWorker<PlaygroundApi>(
    () => (worker = new Worker(scripts.worker)),
    async (api) => {
      vocabulary = await api.load(scripts.elk);
    },
  );

  async function drawInTime(text: string): Promise<DrawnModel | ContentIssue[]> {
    const timer = setTimeout(() => {
      // The link receives the error and ends the worker.
      const message = 'The layout of this model takes too long. Remove nodes or edges.';
      worker?.dispatchEvent(new ErrorEvent('error', {message}));
    }, mostTime);
    try {
      return await ask<DrawnModel | ContentIssue[]>((api) => api.draw(text));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    vocabulary: () => vocabulary,
    draw(text) {
      newest += 1;
      const own = newest;
      const answer = last.then(() => (own === newest ? drawInTime(text) : undefined));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}
