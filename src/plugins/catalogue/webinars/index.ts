import path from 'node:path';
import {defineCatalogue} from '../catalogue';
import {mergeDeclared} from './mergeDeclared';
import {readPlaylist} from './readPlaylist';
import {webinarEntries} from './rules';
import {webinarsSchema, type Webinars, type WebinarsData} from './schema';
import {webinarSearchEntries} from './searchEntries';

/**
 * `/webinars`: the recordings of the playlist, or those of the data file if the playlist does not
 * answer. The newest is first.
 */
export const webinars = defineCatalogue<Webinars, WebinarsData>({
  id: 'webinars',
  route: '/webinars',
  schema: webinarsSchema,
  rules: [webinarEntries],
  load: async ({webinars: declared}, siteDir, {channel = '', playlist}) => {
    const configured = playlist?.();
    const read = configured && (await readPlaylist(configured, siteDir));
    const list = read ? mergeDeclared(read, declared) : declared;
    return {webinars: [...list].sort((a, b) => b.date.localeCompare(a.date)), channel};
  },
  toRoutes: (data, {baseUrl}) => [
    {
      path: `${baseUrl}webinars`,
      // An absolute path, because the fixture site is in another folder. `import.meta.url` is not
      // possible, because browser tests load this file as CommonJS.
      component: path.join(__dirname, 'client/index.tsx'),
      exact: true,
      props: {data},
    },
  ],
  toSearchEntries: ({webinars: list}) => webinarSearchEntries(list),
});
