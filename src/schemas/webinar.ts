import * as z from 'zod';
import {day} from './fields';

const webinar = z.strictObject({
  /** Id of the video on the platform. */
  id: z.string().regex(/^[\w-]{6,20}$/, 'expected the id of the video, as in its address'),
  title: z.string().min(3),
  description: z.string(),
  /** Day of publication. */
  date: day,
  topics: z.array(z.string()).default([]),
  speakers: z.array(z.string()).default([]),
  /** Minutes. */
  duration: z.number().positive().optional(),
});

/** `data/webinars.yml`. */
export const webinarsSchema = z.strictObject({webinars: z.array(webinar)});

export type Webinar = z.infer<typeof webinar>;
