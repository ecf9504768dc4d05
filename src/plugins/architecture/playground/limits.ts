import type {Architecture} from '../../../schemas/architecture';
import type {ContentIssue} from '../../../schemas/parse';
import {mostCharacters} from '../client/Playground/limits';

/**
 * Highest number of entries in each list. Larger pictures are unreadable, and their layout takes
 * minutes.
 */
const most = {groups: 60, nodes: 60, edges: 120} as const;

/** Errors of a model that is too large for the playground. */
export function limitIssues(file: string, text: string, model?: Architecture): ContentIssue[] {
  const report = (message: string, fix: string): ContentIssue => ({
    ...{file, line: 1, rule: 'playground-limits', severity: 'error'},
    ...{message, fix},
  });
  if (text.length > mostCharacters)
    return [
      report(
        `the model has ${text.length} characters, and the playground draws at most ${mostCharacters}`,
        'shorten the model',
      ),
    ];
  if (model === undefined) return [];
  return (['groups', 'nodes', 'edges'] as const).flatMap((list) =>
    model[list].length > most[list]
      ? report(
          `the model has ${model[list].length} ${list}, and the playground draws at most ${most[list]}`,
          'split the model into several pictures',
        )
      : [],
  );
}
