import {formatIssue, type ContentIssue} from '../../schemas/parse';

export interface ReportOptions {
  /** True if GitHub reads the output. */
  annotate: boolean;
  /** The checked thing, for the last line. */
  what?: string;
}

/**
 * Prints issues, and GitHub annotations if requested.
 *
 * @returns true if no issue is an error
 */
export function reportIssues(
  issues: readonly ContentIssue[],
  {annotate, what = 'Content'}: ReportOptions,
): boolean {
  for (const issue of issues) {
    console.log(`${issue.severity === 'error' ? '✖' : '⚠'} ${formatIssue(issue)}`);
    if (annotate) console.log(annotation(issue));
  }
  const errors = issues.filter(({severity}) => severity === 'error').length;
  const warnings = issues.length - errors;
  console.log(
    issues.length === 0
      ? `${what}: no problem found.`
      : `${what}: ${errors} error(s), ${warnings} warning(s).`,
  );
  return errors === 0;
}

/** Source: GitHub's documentation, "Workflow commands for GitHub Actions". */
function annotation({file, line, rule, message, fix, severity}: ContentIssue): string {
  const escape = (text: string): string =>
    text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const escapeProperty = (text: string): string =>
    escape(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return `::${severity} file=${escapeProperty(file)},line=${line},title=${escapeProperty(rule)}::${escape(`${message}. Fix: ${fix}.`)}`;
}
