import {createHash} from 'node:crypto';
import {mkdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {webinarsSchema, type Webinar} from './schema';

export interface Playlist {
  id: string;
  apiKey: string;
  /** Address of the API, for example `https://www.googleapis.com/youtube/v3`. */
  apiUrl: string;
}

/** The part of the answer that is used; see "PlaylistItems: list" in the reference of the YouTube Data API v3. */
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

/** How long an answer is used again, in ms: the dev server restarts often and the API counts calls. */
const cacheAge = 60 * 60 * 1000;
/** The API gives at most 50 entries a page; more pages than this is a mistake. */
const maxPages = 40;

/**
 * Reads a playlist of the video platform, page by page, through a cache.
 *
 * @param cacheDir folder for the answer
 * @returns undefined, with a warning, where the platform does not answer as expected: the caller has the file. The warning never holds the key.
 */
export async function readPlaylist(
  playlist: Playlist,
  cacheDir: string,
): Promise<{webinars: Webinar[]} | undefined> {
  const name = createHash('sha256')
    .update(`${playlist.apiUrl} ${playlist.id}`)
    .digest('hex')
    .slice(0, 16);
  const file = path.join(cacheDir, `webinars-${name}.json`);
  const kept = await readKept(file);
  if (kept) return kept;
  let webinars: Webinar[];
  try {
    webinars = await fetchAll(playlist);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(
      playlist.apiKey,
      '…',
    );
    console.warn(
      `[webinars] The playlist ${playlist.id} could not be read, data/webinars.yml is used instead: ${reason}`,
    );
    return undefined;
  }
  await keep(file, JSON.stringify({webinars}));
  return {webinars};
}

/** @returns nothing where there is no answer yet, an old one, or one that was cut off or written by another version of this code */
async function readKept(file: string): Promise<{webinars: Webinar[]} | undefined> {
  try {
    const {mtimeMs} = await stat(file);
    return Date.now() - mtimeMs < cacheAge
      ? webinarsSchema.parse(JSON.parse(await readFile(file, 'utf8')))
      : undefined;
  } catch {
    return undefined;
  }
}

async function keep(file: string, text: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  } catch {
    // A disk that is full or read-only costs another call, and nothing else.
  }
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
): Promise<z.infer<typeof answerSchema>> {
  const query = new URLSearchParams({
    part: 'snippet,contentDetails',
    maxResults: '50',
    playlistId: id,
    ...(pageToken && {pageToken}),
  });
  // In a header: an address ends up in the logs of proxies.
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

/** A video without a day of publication is private or deleted: it cannot be played. */
function toWebinar({
  snippet,
  contentDetails,
}: z.infer<typeof answerSchema>['items'][number]): Webinar[] {
  const date = contentDetails.videoPublishedAt?.slice(0, 10);
  if (!date) return [];
  return [
    {
      id: snippet.resourceId.videoId,
      title: snippet.title,
      description: snippet.description,
      date,
      topics: [],
      speakers: [],
    },
  ];
}
