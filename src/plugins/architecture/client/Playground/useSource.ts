import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useState} from 'react';
import {blankModel} from './blankModel';
import {mostCharacters} from './limits';
import {recentStore} from './recentStore';
import {fromFragment, holdsModel} from './shareAddress';

/** A model in the state in which it was opened. */
export interface Source {
  /** The key of `RecentModel`. */
  id: string;
  text: string;
}

/** The opened model, an error if it could not be opened, and a function that opens another one. */
interface Opened {
  source: Source | undefined;
  failure: string | undefined;
  open: (text: string, id?: string) => void;
}

/**
 * Opens the model in the fragment of the address, or a file of this site. Without one, it opens the
 * model that the reader edited last.
 */
export function useSource(): Opened {
  const root = useBaseUrl('/');
  const {search, hash, key} = useLocation();
  const [source, setSource] = useState<Source>();
  const [failure, setFailure] = useState<string>();

  function open(text: string, id: string = crypto.randomUUID()): void {
    setFailure(undefined);
    setSource({id, text});
  }

  useEffect(() => {
    let isCurrent = true;
    const openLast = (): void => {
      const [last] = recentStore.get();
      setSource((current) => current ?? last ?? {id: crypto.randomUUID(), text: blankModel});
    };
    const file = new URLSearchParams(search).get('model');
    const asked = holdsModel(hash)
      ? fromFragment(hash)
      : file === null
        ? undefined
        : fetchModel(root, file);
    if (!asked) openLast();
    else
      asked.then(
        (text) => isCurrent && open(text),
        (error: unknown) => {
          if (!isCurrent) return;
          openLast();
          setFailure(error instanceof Error ? error.message : String(error));
        },
      );
    return () => {
      isCurrent = false;
    };
    // The same link opens the model again, because the key differs.
  }, [search, hash, key, root]);
  return {source, failure, open};
}

/** @throws an Error with a message for the reader */
async function fetchModel(root: string, file: string): Promise<string> {
  const missing = new Error(`This site has no model "${file}". It may have moved.`);
  if (!/^[\w-]+(\/[\w.-]+)*\.architecture\.yml$/.test(file) || file.includes('..')) throw missing;
  const response = await fetch(root + file);
  const text = response.ok ? await response.text() : '';
  // A host may answer with an HTML page instead of a missing file.
  if (!text || text.length > mostCharacters || text.startsWith('<')) throw missing;
  return text;
}
