/*
 * npm run check:content [-- PATH …]: applies the content rules and prints what is wrong, as text and, on GitHub, as annotations.
 * With paths, only issues of files under them are printed.
 */
import process from 'node:process';
import {installedShellcheck} from '../src/content/samples/checkers/bash';
import {checkContent} from '../src/plugins/content-checks/checkContent';
import {reportIssues} from '../src/plugins/content-checks/report';
import {ContentError, type ContentIssue} from '../src/schemas/parse';

const prefixes = process.argv.slice(2).map((prefix) => prefix.replace(/^\.\//, ''));
const issues = [...(await checkConfiguration()), ...(await checkContent(process.cwd()))].filter(
  ({file}) => prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix)),
);
if (!installedShellcheck()) console.log('shellcheck is not installed: bash samples were parsed and not linted.');
process.exitCode = reportIssues(issues, {annotate: process.env['GITHUB_ACTIONS'] === 'true'}) ? 0 : 1;

/** The configuration is checked where it is read, as in a build and in the dev server. */
async function checkConfiguration(): Promise<readonly ContentIssue[]> {
  try {
    await import('../src/config/navbar');
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}
