import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

const command = 'kubectl wait --for=condition=complete job/demo --timeout=1h';

/** A failed Job never becomes complete, so the wait hides the failure until its timeout. */
export const jobWaits: Rule = {
  name: 'job-waits',
  finds: 'a wait for the completion of a Job that does not end when the Job fails',
  fix: "write timeout 10m bash -c \"until kubectl get job NAME -o jsonpath='{.status.conditions[*].type}' | grep -oE 'Complete|Failed'; do sleep 5; done\", and add | grep Complete before an &&",
  wrong: {
    'a wait for completion': sample(command),
    'a wait over two lines': sample(command.replace(' --for', ' \\\n  --for')),
    'a wait with two arguments': sample(command.replace('=condition=c', ' condition=C')),
  },
  right: {
    'a wait for another condition': sample('kubectl wait --for=condition=Ready pod/demo'),
    'a wait for both ends': sample(`${command} &\nkubectl wait --for=condition=failed job/demo`),
    'a loop that sees both ends': sample(
      `timeout 1h bash -c "until kubectl get job demo -o jsonpath='{.status.conditions[*].type}' | grep -oE 'Complete|Failed'; do sleep 5; done" | grep Complete`,
    ),
  },
  inSamples: [
    {
      pattern: /\bkubectl\b(?:[^\n]|\\\n)*? wait (?:[^\n]|\\\n)*?--for[= ]condition=complete\b/gi,
      languages: ['bash', 'yaml'],
      message: ({input}) =>
        /condition=failed/i.test(input) ? undefined : 'this wait does not see that the Job failed',
    },
  ],
};
