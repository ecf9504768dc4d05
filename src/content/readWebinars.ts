import {webinarsSchema, type Webinar} from '../schemas/webinar';
import {readData} from './readData';
import {readPlaylist, type Playlist} from './readPlaylist';

/** Relative to the site. */
export const webinarsFile = 'data/webinars.yml';

/**
 * Reads the webinars, the newest first: from the playlist where one is given and answers, else from the file.
 *
 * @param siteDir absolute path of the site
 * @throws ContentError where the file is needed and cannot be used
 */
export async function readWebinars(siteDir: string, playlist?: Playlist): Promise<Webinar[]> {
  const fromPlaylist = playlist && (await readPlaylist(playlist, `${siteDir}/.cache`));
  const {webinars} = fromPlaylist ?? (await readData(siteDir, webinarsFile, webinarsSchema));
  return [...webinars].sort((a, b) => b.date.localeCompare(a.date));
}
