import type {Found, Rule} from '../../../content/checks/rule';
import {plainText} from '../../../content/sampleLanguages';
import {checkSamples} from '../../../content/samples/checkSamples';
import {createCheckers} from '../../../content/samples/createCheckers';
import {listSamples} from '../../../content/samples/listSamples';
import {listTemplateSamples} from '../../../content/samples/listTemplateSamples';
import type {SampleResult} from '../../../content/samples/types';

/** Lowest length of a reason, in characters. */
const shortestReason = 12;

/** Samples of pages and files of templates are parsed and linted, or give a reason why not. */
export const samples: Rule = {
  name: 'samples',
  finds:
    'a sample, or a file of a template, that its parser, its linter or its schema refuses, or in a language without a parser',
  fix: 'correct the sample. If you cannot change it, write unchecked="the reason" after the language',
  wrong: {
    'a block in a language without a parser': ['```bash', '```groovy'],
    'a sample without a reason': ['```bash', '```groovy unchecked="later"'],
    'an option that a program does not have': [
      '```bash\nopenstack --os-region-name',
      '```bash\nopenstack --os-regoin-name',
    ],
    'an argument that a resource of a template has not': {
      file: 'templates/one-network/main.tf',
      to: 'resource "opentelekomcloud_vpc_v1" "this" {\n  name = "one"\n  cird = "10.0.0.0/16"\n  cidr = "10.0.0.0/16"\n}\n',
    },
  },
  right: {
    'a reason why a sample is not checked': [
      '```bash',
      '```groovy unchecked="the check has no parser for Groovy"',
    ],
  },
  find: async ({siteDir, pages, variables, templates}) => {
    const all = [
      ...pages.flatMap((page) => listSamples(page, variables)),
      ...(await listTemplateSamples(siteDir, templates)),
    ];
    const results = await checkSamples(all, {checkers: await createCheckers(siteDir), siteDir});
    return results.flatMap(toFound);
  },
};

function toFound({sample, status, reason, findings}: SampleResult): Found[] {
  const {file, line, language, unchecked} = sample;
  const problem = (message: string, fix?: string): Found[] => [
    {file, line: line - 1, message, ...(fix && {fix})},
  ];
  if (unchecked !== undefined && unchecked.trim().length < shortestReason)
    return problem(
      `"unchecked" gives no reason (${unchecked.trim() || 'empty'})`,
      'say in a few words why the sample must stay as it is',
    );
  if (status === 'unchecked' && reason === undefined && language !== plainText)
    return problem(
      `the check has no parser for ${language}`,
      'test it in another way, and write unchecked="why, and how it was tested" after the language',
    );
  return findings.map((finding) => ({
    file,
    line: line + finding.line - 1,
    message: `${language}: ${finding.message}${finding.code ? ` (${finding.code})` : ''}`,
  }));
}
