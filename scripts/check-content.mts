/*
 * npm run check:content [-- PATH …]: applies the content rules and prints what is wrong, as text and, on GitHub, as annotations.
 * With paths, only issues of files under them are printed.
 */
import process from 'node:process';
import {installedShellcheck} from '../src/content/samples/checkers/bash';
import {checkContent} from '../src/plugins/content-checks/checkContent';
import {reportIssues} from '../src/plugins/content-checks/report';

const prefixes = process.argv.slice(2).map((prefix) => prefix.replace(/^\.\//, ''));
const issues = (await checkContent(process.cwd())).filter(
  ({file}) => prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix)),
);
if (!installedShellcheck()) console.log('shellcheck is not installed: bash samples were parsed and not linted.');
process.exitCode = reportIssues(issues, {annotate: process.env['GITHUB_ACTIONS'] === 'true'}) ? 0 : 1;
