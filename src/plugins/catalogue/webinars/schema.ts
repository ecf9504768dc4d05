import * as z from 'zod';
import {day} from '../../../schemas/fields';

const webinar = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{6,20}$/, 'expected the id of the video, as in its address')
    .describe('Id of the video on the platform, as in its address: `dQw4w9WgXcQ`.'),
  title: z.string().min(3).describe('Title of the recording.'),
  description: z.string().describe('What a viewer learns, in one or two sentences. May be empty.'),
  date: day.describe('Day of publication as `YYYY-MM-DD`. It must not be in the future.'),
  topics: z
    .array(z.string())
    .default([])
    .describe('Topics for the filter, in lower case with hyphens: `disaster-recovery`.'),
  speakers: z.array(z.string()).default([]).describe('Names of the speakers.'),
  duration: z.number().positive().optional().describe('Length in minutes: `45`.'),
});

/** `data/webinars.yml`. */
export const webinarsSchema = z.strictObject({
  webinars: z.array(webinar).describe('Recordings, in any order. The page shows the newest first.'),
});

export type Webinars = z.infer<typeof webinarsSchema>;
export type Webinar = z.infer<typeof webinar>;

/** Props of `/webinars`. */
export interface WebinarsData {
  webinars: Webinar[];
  /** Where the provider publishes its videos. */
  channel: string;
}
