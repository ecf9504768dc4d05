import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** The newest entries of a list are at its end only if the list is sorted. */
export const newestEntries: Rule = {
  name: 'newest-entries',
  finds: 'the first or last lines of a list that is not sorted',
  fix: 'add | sort before it, or the option that sorts the list',
  wrong: {
    'the last lines of a list': sample('aws s3 ls s3://demo --recursive | grep x | tail -n 3'),
    'the first line of a list': sample('openstack server list -f value | head -n 1'),
  },
  right: {
    'the last lines of a sorted list': sample('aws s3 ls s3://demo | sort | tail -n 3'),
    'a list that is sorted by an option': sample(
      'kubectl get events --sort-by=.lastTimestamp | tail -n 3',
    ),
    'the last lines of a log': sample('kubectl logs demo | tail -n 3'),
  },
  inSamples: [
    {
      pattern:
        /\b(?:openstack [^|\n]*\blist\b|aws [^|\n]*\bs3 ls\b|kubectl [^|\n]*\bget\b|obsutil ls\b)(?:[^\n;]|\\\n)*?\|\s*(?:head|tail)\b(?! *-?n? ?-?\d+\))/g,
      languages: ['bash'],
      message: ([text]) => (/\bsort|--sort/.test(text) ? undefined : 'this list is not sorted'),
    },
  ],
};
