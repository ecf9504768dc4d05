import {useEffect, useState} from 'react';

/**
 * Data that is fetched when a reader needs it.
 *
 * @param load always the same function, because another one fetches again
 * @param isWanted false while nothing needs the data
 * @returns `failed` if the network fails
 */
export function useFetched<Data>(
  load: () => Promise<Data>,
  isWanted = true,
): Data | 'loading' | 'failed' {
  const [data, setData] = useState<Data | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (isWanted) load().then(setData, () => setData('failed'));
  }, [load, isWanted]);
  return data;
}
