import * as z from 'zod';
import {cached, type CacheKind} from '../../../lib/buildCache';
import type {Webinar} from './schema';

export interface Playlist {
  id: string;
  apiKey: string;
  /** Address of the API, for example `https://www.googleapis.com/youtube/v3`. */
  apiUrl: string;
}

/** The used part of the response; see "PlaylistItems: list", YouTube Data API v3. */
const answerSchema = z.object({
  nextPageToken: z.string().optional(),
  items: z.array(
    z.object({
      snippet: z.object({
        title: z.string(),
        description: z.string(),
        resourceId: z.object({videoId: z.string()}),
      }),
      contentDetails: z.object({videoPublishedAt: z.string().optional()}),
    }),
  ),
});
type Answer = z.infer<typeof answerSchema>;
type Item = Answer['items'][number];

const answers: CacheKind = {name: 'playlists', version: '1'};
/** The API returns at most 50 entries per page. More pages than this are a mistake. */
const maxPages = 40;
/** Requests of this process by playlist and hour. */
const asked = new Map<string, Promise<Webinar[] | undefined>>();

/**
 * Reads a playlist of the video platform at most once an hour, because the API limits calls. All
 * plugins share one response.
 *
 * @returns undefined, with a warning, if the platform does not answer as expected; the caller then
 * uses the data file. The warning never contains the key.
 */
export function readPlaylist(playlist: Playlist, siteDir: string): Promise<Webinar[] | undefined> {
  const hour = Math.floor(Date.now() / 3_600_000);
  const inputs = [playlist.apiUrl, playlist.id, hour];
  const key = [siteDir, ...inputs].join(' ');
  const answer =
    asked.get(key) ??
    cached(siteDir, answers, inputs, () => fetchAll(playlist)).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(
        `[webinars] The playlist ${playlist.id} could not be read, data/webinars.yml is used instead: ${reason.replaceAll(playlist.apiKey, '…')}`,
      );
      return undefined;
    });
  asked.set(key, answer);
  return answer;
}

async function fetchAll(playlist: Playlist): Promise<Webinar[]> {
  const webinars: Webinar[] = [];
  let pageToken: string | undefined;
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await fetchPage(playlist, pageToken);
    webinars.push(...answer.items.flatMap(toWebinar));
    pageToken = answer.nextPageToken;
    if (pageToken === undefined) return webinars;
  }
  throw new Error(`the playlist has more than ${maxPages} pages`);
}

async function fetchPage(
  {apiUrl, id, apiKey}: Playlist,
  pageToken: string | undefined,
): Promise<Answer> {
  const query = new URLSearchParams({
    part: 'snippet,contentDetails',
    maxResults: '50',
    playlistId: id,
    ...(pageToken && {pageToken}),
  });
  // Sent as a header, because proxies log addresses.
  const response = await fetch(`${apiUrl}/playlistItems?${query.toString()}`, {
    headers: {'x-goog-api-key': apiKey},
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok)
    throw new Error(
      `the API answered ${response.status}: ${(await response.text()).slice(0, 300)}`,
    );
  return answerSchema.parse(await response.json());
}

/** A video without a publication date is private or deleted, so nobody can play it. */
function toWebinar({snippet, contentDetails}: Item): Webinar[] {
  const {title, description, resourceId} = snippet;
  const date = contentDetails.videoPublishedAt?.slice(0, 10);
  return date ? [{id: resourceId.videoId, title, description, date, topics: [], speakers: []}] : [];
}
