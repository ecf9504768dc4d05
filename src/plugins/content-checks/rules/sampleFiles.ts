import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** Options of kubectl, helm and terraform that read a file. */
const reads =
  /\s(?:-f|--filename|--values|-var-file|--from-env-file|--from-file)[ =](?:[\w.-]+=)?["']?((?:[\w.-]+\/)*[\w-]+\.[a-z]{2,10})(?=["'\s]|$)/gm;

/** The page also shows each file that a command reads, or names its source. */
export const sampleFiles: Rule = {
  name: 'sample-files',
  finds:
    'a command that reads a file or a plan which the page does not have, or an unused local port',
  fix: 'give the sample this title, say where the file comes from, or correct the name',
  wrong: {
    'a manifest that no sample has': sample('kubectl apply --filename manifets.yaml'),
    'a plan that no command writes': sample('terraform plan -out=tfplan\nterraform apply tfpln'),
    'a forwarded port that nothing uses': sample(
      'kubectl port-forward svc/demo 8080:80 &\ncurl http://localhost:8081/',
    ),
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
    {
      pattern: /\bterraform apply (?:-\S+ )*["']?(\w[\w./-]*)["']?(?=\s|$)/gm,
      languages: ['bash'],
      message: ([, plan = ''], {body}) =>
        new RegExp(`-out[= ]["']?${plan}\\b`).test(body)
          ? undefined
          : `no command of the page writes the plan "${plan}"`,
      fix: 'write the name after -out=',
    },
    {
      pattern: /\bport-forward\b[^\n]*?\s(\d+):\d+/g,
      languages: ['bash'],
      message: ([, port = ''], {body}) =>
        new RegExp(
          `(?:localhost|127\\.0\\.0\\.1|https?://[^\\s/]+):${port}\\b|--resolve [^\\n]*:${port}:`,
        ).test(body)
          ? undefined
          : `nothing on the page uses port ${port} of this machine`,
      fix: 'forward the port that the next command uses',
    },
  ],
};
