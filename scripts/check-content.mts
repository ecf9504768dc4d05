/*
 * npm run check:content [-- PATH …]: applies the content rules and prints what is wrong, as text
 * and, on GitHub, as annotations. With paths, only issues of files below them are printed.
 * npm run check:content -- --rules prints what each rule finds, and how to fix it.
 */
import process from 'node:process';
import {parseArgs} from 'node:util';
import {installedShellcheck} from '../src/content/samples/checkers/bash';
import {checkContent, ruleTexts} from '../src/plugins/content-checks/checkContent';
import {reportIssues} from '../src/plugins/content-checks/report';

const {values, positionals} = parseArgs({
  options: {rules: {type: 'boolean', default: false}},
  allowPositionals: true,
});
if (values.rules) {
  for (const {name, finds, fix} of ruleTexts()) console.log(`${name}: ${finds}.\n  Fix: ${fix}.`);
} else {
  const prefixes = positionals.map((prefix) => prefix.replace(/^\.\//, ''));
  const issues = (await checkContent(process.cwd())).filter(
    ({file}) => prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix)),
  );
  if (!installedShellcheck())
    console.log('shellcheck is not installed: bash samples were parsed and not linted.');
  const annotate = process.env['GITHUB_ACTIONS'] === 'true';
  process.exitCode = reportIssues(issues, {annotate}) ? 0 : 1;
}
