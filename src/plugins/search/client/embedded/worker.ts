import {answer} from './answer';
import {IndexLoader} from './indexLoader';
import type {Reply, Request} from './messages';

/* The Web Worker that holds the index: neither loading nor searching it blocks the page. */

/** The part of the worker's global object that is used here; the DOM library types `self` as a window. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (reply: Reply) => void;
};

let loader: IndexLoader | undefined;

scope.onmessage = ({data}) => {
  loader ??= new IndexLoader(data.base);
  if (data.type === 'prepare') {
    // A failure shows when the first search asks for the index again.
    loader.index().catch(() => undefined);
    return;
  }
  void reply(loader, data);
};

async function reply(from: IndexLoader, {id, query}: Extract<Request, {type: 'search'}>): Promise<void> {
  try {
    const {response, complete} = await answer(from, query);
    scope.postMessage({type: 'results', id, response});
    scope.postMessage({type: 'excerpts', id, response: await complete});
  } catch (error) {
    scope.postMessage({type: 'failure', id, message: String(error)});
  }
}
