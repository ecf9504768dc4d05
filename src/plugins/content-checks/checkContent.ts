import {dayOf} from '../../lib/dayOf';
import {ContentError, type ContentIssue} from '../../schemas/parse';
import {readContent} from './readContent';
import {rules, slowRules} from './rules';
import type {Rule} from './types';

/**
 * Reads the content of a site, applies the rules, and returns what was found, sorted by file and line.
 *
 * @param today the day from which the age of reviews counts, `YYYY-MM-DD`
 */
export async function checkContent(
  siteDir: string,
  today = dayOf(Date.now()),
  applied: readonly Rule[] = [...rules, ...slowRules],
): Promise<ContentIssue[]> {
  try {
    const {content, issues} = await readContent(siteDir, today);
    const everyPageRead = !issues.some(({file}) => /\.mdx?$/.test(file));
    const applicable = applied.filter(({needsEveryPage}) => everyPageRead || !needsEveryPage);
    const found = await Promise.all(applicable.map(async (rule) => rule.find(content)));
    return [...issues, ...found.flat()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  } catch (error) {
    if (error instanceof ContentError) return [...error.issues];
    throw error;
  }
}
