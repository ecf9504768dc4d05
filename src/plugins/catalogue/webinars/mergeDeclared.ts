import type {Webinar} from './schema';

/**
 * The videos of a playlist with what the platform does not know of them: topics, speakers and duration from the entry of the same id in
 * `data/webinars.yml`. A video without an entry has none, and nothing is guessed from its title. A video that stands in the playlist twice is
 * listed once.
 */
export function mergeDeclared(videos: readonly Webinar[], declared: readonly Webinar[]): Webinar[] {
  const entries = new Map(declared.map((webinar) => [webinar.id, webinar]));
  const unique = new Map(videos.map((video) => [video.id, video]));
  return [...unique.values()].map((video) => {
    const entry = entries.get(video.id);
    if (!entry) return video;
    const {topics, speakers, duration} = entry;
    return {...video, topics, speakers, ...(duration !== undefined && {duration})};
  });
}
