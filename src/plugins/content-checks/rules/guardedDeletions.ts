import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** Commands that ask for confirmation, or that often fail half-way. */
const canFail = /\bterraform (?:apply|destroy)\b|\bhelm(?:file)?\b[^;&|]*\b(?:uninstall|destroy)\b/;

const stopsAtFailure = /\bset -[a-z]*e/;

/**
 * A reader who answers "no" to `terraform destroy` would lose the data that the next line deletes.
 */
export const guardedDeletions: Rule = {
  name: 'guarded-deletions',
  finds:
    'a deletion that also runs if terraform, helm or kubectl wait failed before, or was answered "no"',
  fix: 'chain the commands with &&. If helm uninstall has --ignore-not-found, begin with kubectl get namespace NAME, because the option hides every error',
  wrong: {
    'a bucket behind a question': sample('terraform destroy\nobsutil rm obs://demo -r -f'),
    'claims behind an uninstallation': sample(
      'helm uninstall demo -n demo\nkubectl delete namespace demo &&\n  kubectl -n demo delete pvc --selector app=demo',
    ),
    'a log behind a wait': sample(
      'kubectl wait --for=condition=Ready pod/demo --timeout=5m\nkubectl delete pod demo',
    ),
    'a database behind an uninstallation': sample(
      "helmfile destroy\npsql \\\n  -c 'DROP DATABASE demo'",
    ),
  },
  right: {
    'a chain': sample('terraform destroy \\\n  -auto-approve &&\n  rm -rf demo'),
    'a condition': sample('if helm uninstall demo; then\n  rm -rf demo\nfi'),
    'a stop at the first failure': sample('(\n  set -eu\n  terraform destroy\n  rm -rf demo\n)'),
    'a deletion before the question': sample('rm -rf demo\nterraform destroy'),
  },
  inSamples: [
    {
      pattern:
        /\bkubectl\b[^\n&|]* wait (?![^\n]*--for=delete)[^\n&|]*\n\s*kubectl\b[^\n]* delete /g,
      languages: ['bash'],
      message: ({input}) =>
        stopsAtFailure.test(input)
          ? undefined
          : 'the object and its log are deleted even if the wait fails',
      fix: 'join the wait and the deletion with &&',
    },
    {
      pattern:
        /^[^#\n]*(?:\bobsutil rm\b|\brclone (?:purge|delete)\b|\bs3 r[mb]\b|\brm -\w*r|\bDROP DATABASE\b|\bdelete (?:[^\n]* )?--all\b|\bdelete (?:[^\n]*[ ,])?(?:pvc?|persistentvolumes?|persistentvolumeclaims?)\b)/gm,
      languages: ['bash'],
      once: true,
      message: ({input, index}) => {
        const before = input.slice(0, index).replace(/(?:\\|&&|\|)[ \t]*\n/g, ' ');
        if (stopsAtFailure.test(before)) return undefined;
        // The last statement is the deletion itself.
        const statements = before.split('\n').slice(0, -1);
        const unguarded = statements.find((text) => canFail.test(text) && !/^\s*if /.test(text));
        return unguarded && `a deletion of data runs even if "${unguarded.trim()}" fails`;
      },
    },
  ],
};
