import type {Found, Rule} from '../../../content/checks/rule';
import {plainText} from '../../../content/sampleLanguages';
import {listTemplateSamples} from '../../../content/samples/listTemplateSamples';
import type {SampleResult} from '../../../content/samples/types';

/** Characters of the shortest reason that says something. */
const shortestReason = 12;

/** Samples of pages and files of templates are parsed and linted. One that is not says why. */
export const samples: Rule = {
  name: 'samples',
  finds:
    'a sample, or a file of a template, that its parser, its linter or its schema refuses, or in a language without a parser',
  fix: 'correct it; if it must stay as it is, write `unchecked="the reason"` after the language',
  wrong: [
    {name: 'a block in a language without a parser', from: '```bash', to: '```groovy'},
    {
      name: 'a sample without a reason',
      from: '```bash',
      to: '```groovy unchecked="later"',
    },
    {
      name: 'an argument that a resource of a template has not',
      file: 'templates/one-network/main.tf',
      to: 'resource "opentelekomcloud_vpc_v1" "this" {\n  name = "one"\n  cird = "10.0.0.0/16"\n  cidr = "10.0.0.0/16"\n}\n',
    },
  ],
  right: [
    {
      name: 'a reason why a sample is not checked',
      from: '```bash',
      to: '```groovy unchecked="the check has no parser for Groovy"',
    },
  ],
  find: async ({siteDir, pages, variables, templates}) => {
    // The parsers are large, and a build does not apply this rule.
    const {checkPages} = await import('../../../content/samples/checkPages');
    const further = await listTemplateSamples(siteDir, templates);
    return (await checkPages(siteDir, pages, variables, further)).flatMap(toFound);
  },
};

function toFound({sample, status, reason, findings}: SampleResult): Found[] {
  const {file, line, language, unchecked} = sample;
  if (unchecked !== undefined && unchecked.trim().length < shortestReason) {
    const message = `"unchecked" gives no reason (${unchecked.trim() || 'empty'})`;
    return [
      {file, line: line - 1, message, fix: 'say in a few words why the sample must stay as it is'},
    ];
  }
  if (status === 'unchecked' && reason === undefined && !plainText.has(language)) {
    const message = `the check has no parser for ${language}`;
    const fix =
      'test it in another way, and write unchecked="why, and how it was tested" after the language';
    return [{file, line: line - 1, message, fix}];
  }
  return findings.map((finding) => ({
    file,
    line: line + finding.line - 1,
    message: `${language}: ${finding.message}${finding.code ? ` (${finding.code})` : ''}`,
    fix: 'correct the sample; if it must stay as it is, write unchecked="the reason" after the language',
  }));
}
