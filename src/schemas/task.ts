import * as z from 'zod';

const task = z.strictObject({
  /** What the reader wants to do, imperative. */
  label: z.string().min(5).max(60),
  /** Document id, for example `caf/ready/ready`. */
  page: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/, 'expected a document id'),
});

/** `data/tasks.yml`: the ways in by task on the home page, in the order shown. */
export const tasksSchema = z.array(task);

export type Task = z.infer<typeof task>;
