import {webinarsSchema, type Webinar} from '../schemas/webinar';
import {mergeDeclared} from './mergeDeclared';
import {readData} from './readData';
import {readPlaylist, type Playlist} from './readPlaylist';

/** Relative to the site. */
export const webinarsFile = 'data/webinars.yml';

/**
 * Reads the webinars, the newest first: from the playlist where one is configured and answers, with what the file says of its videos, else from the
 * file.
 *
 * @param siteDir absolute path of the site
 * @throws ContentError where the file cannot be used
 */
export async function readWebinars(siteDir: string, playlist?: () => Playlist | undefined): Promise<Webinar[]> {
  const configured = playlist?.();
  const [{webinars: declared}, fromPlaylist] = await Promise.all([
    readData(siteDir, webinarsFile, webinarsSchema),
    configured && readPlaylist(configured, `${siteDir}/.cache`),
  ]);
  const list = fromPlaylist ? mergeDeclared(fromPlaylist.webinars, declared) : declared;
  return [...list].sort((a, b) => b.date.localeCompare(a.date));
}
