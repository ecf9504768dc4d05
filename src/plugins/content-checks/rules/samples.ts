import {checkPages} from '../../../content/samples/checkPages';
import {listTemplateSamples} from '../../../content/samples/listTemplateSamples';
import {plainText} from '../../../content/sampleLanguages';
import type {SampleResult} from '../../../content/samples/types';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** A reason shorter than this says nothing; in characters. */
const shortestReason = 12;

/** Samples of pages and files of templates are parsed and linted, and one that is not says why. */
export const samples: Rule = {
  name: 'samples',
  find: async ({siteDir, pages, variables, data: {templates}}) => {
    const further = await listTemplateSamples(siteDir, templates.value.templates);
    return (await checkPages(siteDir, pages, variables, {further, say: console.log})).flatMap(toIssues);
  },
};

function toIssues({sample, status, reason, findings}: SampleResult): ContentIssue[] {
  const {file, line, language, unchecked} = sample;
  if (unchecked !== undefined && unchecked.trim().length < shortestReason) {
    const message = `"unchecked" gives no reason (${unchecked.trim() || 'empty'})`;
    return [
      {file, line: line - 1, rule: 'samples', message, fix: 'say in a few words why the sample must stay as it is', severity: 'error'},
    ];
  }
  if (status === 'unchecked' && reason === undefined && !plainText.has(language)) {
    const fix = 'try it in another way, and write unchecked="why, and how it was tried" after the language';
    return [{file, line: line - 1, rule: 'samples', message: `the check has no parser for ${language}`, fix, severity: 'error'}];
  }
  return findings.map((finding) => ({
    file,
    line: line + finding.line - 1,
    rule: 'samples',
    message: `${language}: ${finding.message}${finding.code ? ` (${finding.code})` : ''}`,
    fix: 'correct the sample; where it must stay as it is, write unchecked="the reason" after the language',
    severity: 'error',
  }));
}
