import type {ContentIssue} from '../../schemas/parse';
import {checkContent, type CheckOptions} from './checkContent';

/**
 * Checks the content in a thread, because the main thread compiles the edited page at the same
 * time.
 */
export function check({
  siteDir,
  ...options
}: CheckOptions & {siteDir: string}): Promise<ContentIssue[]> {
  return checkContent(siteDir, options);
}
