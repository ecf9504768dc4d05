import * as z from 'zod';
import {text} from './fields';

const task = z.strictObject({
  label: text(5, 60, 'What the reader wants to do, as an imperative of 5 to 60 characters.'),
  page: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/, 'expected a document id')
    .describe('Id of the page: its path below `docs/` without extension: `caf/ready/ready`.'),
  way: z
    .enum(['decide', 'check', 'move'])
    .optional()
    .describe(
      'Way in that lists the task: `decide`, `check`, `move`. Without it: below the search.',
    ),
});

/** `data/tasks.yml`: links by task on the home page, in the order shown. */
export const tasksSchema = z.array(task).describe('Tasks of the home page, in the order shown.');

export type Task = z.infer<typeof task>;
/** A section of the home page that lists tasks. */
export type Way = NonNullable<Task['way']>;
