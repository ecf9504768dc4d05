import {readData} from '../../../content/readData';
import type {WebinarsData} from '../../../schemas/catalogue';
import {webinarsSchema} from '../../../schemas/webinar';
import type {Collection} from '../types';
import {mergeDeclared} from './mergeDeclared';
import {readPlaylist} from './readPlaylist';

const file = 'data/webinars.yml';

/** `/webinars`: from the playlist where one is configured, else from the file. The newest come first. */
export const webinars: Collection<WebinarsData> = {
  paths: [file],
  load: async (siteDir, {channel = '', playlist}) => {
    const configured = playlist?.();
    const [{webinars: declared}, fromPlaylist] = await Promise.all([
      readData(siteDir, file, webinarsSchema),
      configured && readPlaylist(configured, `${siteDir}/.cache`),
    ]);
    const list = fromPlaylist ? mergeDeclared(fromPlaylist.webinars, declared) : declared;
    return {webinars: [...list].sort((a, b) => b.date.localeCompare(a.date)), channel};
  },
  toRoutes: (data, {baseUrl}) => [
    {path: `${baseUrl}webinars`, component: '@site/src/pages/_webinars/index.tsx', exact: true, props: {data}},
  ],
};
