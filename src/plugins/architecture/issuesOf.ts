import {ContentError, type ContentIssue} from '../../schemas/parse';

/** What is wrong with a file, as a result; any other error goes on. */
export function issuesOf(error: unknown): {issues: readonly ContentIssue[]} {
  if (error instanceof ContentError) return {issues: error.issues};
  throw error;
}
