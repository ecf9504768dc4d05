import {formatIssue, type ContentIssue} from '../../schemas/parse';

export interface ReportOptions {
  /** Whether GitHub reads the output. */
  annotate: boolean;
  /** What was checked, for the last line. */
  what?: string;
}

/**
 * Prints issues, with GitHub annotations beside them where asked for.
 *
 * @returns true where no issue is an error
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

/** See "Workflow commands for GitHub Actions" in the documentation of GitHub. */
function annotation({file, line, rule, message, fix, severity}: ContentIssue): string {
  const escape = (text: string): string =>
    text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const escapeProperty = (text: string): string =>
    escape(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  return `::${severity} file=${escapeProperty(file)},line=${line},title=${escapeProperty(rule)}::${escape(`${message}. Fix: ${fix}.`)}`;
}
