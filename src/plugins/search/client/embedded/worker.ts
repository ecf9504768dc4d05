import {answer} from './answer';
import {LoadedIndex} from './loadedIndex';
import type {Reply, Request} from './messages';

/* The Web Worker that holds the index: neither reading nor searching it blocks the page. */

/** The part of the worker's global object that is used here; the DOM library types `self` as a window. */
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage: (reply: Reply) => void;
};

/** Throws where the bytes that came were no index. */
let index: () => LoadedIndex = () => {
  throw new Error('The search index has not been sent');
};

scope.onmessage = ({data}) => {
  if (data.type === 'index') index = load(data);
  else void reply(data);
};

function load({base, bytes}: Extract<Request, {type: 'index'}>): () => LoadedIndex {
  try {
    const loaded = new LoadedIndex(base, bytes);
    return () => loaded;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

async function reply({id, query}: Extract<Request, {type: 'search'}>): Promise<void> {
  try {
    const {response, complete} = answer(index(), query);
    scope.postMessage({type: 'results', id, response});
    scope.postMessage({type: 'excerpts', id, response: await complete});
  } catch (error) {
    scope.postMessage({type: 'failure', id, message: String(error)});
  }
}
