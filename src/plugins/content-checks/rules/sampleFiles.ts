import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** Options of kubectl, helm and terraform that read a file. */
const reads =
  /\s(?:-f|--filename|--values|-var-file|--from-env-file|--from-file)[ =](?:[\w.-]+=)?["']?((?:[\w.-]+\/)*[\w-]+\.[a-z]{2,10})(?=["'\s]|$)/gm;

/** The page also shows each file that a command reads, or names its source. */
export const sampleFiles: Rule = {
  name: 'sample-files',
  finds: 'a command that reads a file which the page names nowhere else',
  fix: 'give the sample this title, say where the file comes from, or correct the name',
  wrong: {
    'a manifest that no sample has': sample('kubectl apply --filename manifets.yaml'),
  },
  right: {
    'a file that an earlier command writes': sample(
      'echo "kind: List" > list.yaml\nkubectl apply --filename list.yaml',
    ),
  },
  inSamples: [
    {
      pattern: reads,
      languages: ['bash'],
      // The files of a template are beside it.
      message: ([, file = ''], {file: page, body}) =>
        page.startsWith('templates/') || body.split(file.replace(/^.*\//, '')).length > 2
          ? undefined
          : `nothing else on the page names "${file}"`,
    },
  ],
};
