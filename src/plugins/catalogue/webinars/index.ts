import {readWebinars, webinarsFile} from '../../../content/readWebinars';
import type {WebinarsData} from '../../../schemas/catalogue';
import type {Collection} from '../types';

/** `/webinars`: from the playlist where one is configured, else from the file. The newest come first. */
export const webinars: Collection<WebinarsData> = {
  paths: [webinarsFile],
  load: async (siteDir, {channel = '', playlist}) => ({webinars: await readWebinars(siteDir, playlist), channel}),
  toRoutes: (data, {baseUrl}) => [
    {path: `${baseUrl}webinars`, component: '@site/src/pages/_webinars/index.tsx', exact: true, props: {data}},
  ],
};
