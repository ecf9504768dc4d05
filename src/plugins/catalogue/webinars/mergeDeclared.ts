import type {Webinar} from './schema';

/**
 * The videos of a playlist without repetitions, with topics, speakers and duration from
 * `data/webinars.yml`.
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
