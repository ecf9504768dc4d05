import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** A user without rights cannot install packages into an image. */
export const imageUsers: Rule = {
  name: 'image-users',
  finds: 'an installation in a Dockerfile after the switch to a user without rights',
  fix: 'move the USER line below the last RUN that installs a package',
  wrong: {
    'an installation as a user': sample(
      'FROM debian:12.5\nUSER 1000\nRUN apt-get install -y jq',
      'dockerfile',
    ),
  },
  right: {
    'an installation before the switch': sample(
      'FROM debian:12.5\nRUN apt-get install -y jq\nUSER 1000',
      'dockerfile',
    ),
    'a switch to root and back': sample(
      'FROM debian:12.5\nUSER 1000\nUSER root\nRUN apt-get install -y jq\nUSER 1000',
      'dockerfile',
    ),
  },
  inSamples: [
    {
      pattern:
        /^USER (?!root\b|0\b)(?:(?!^USER |^FROM )[^])*?^RUN\b[^\n]*\b(?:pip3? install|apt-get|apt|apk|dnf|yum)\b/gm,
      languages: ['dockerfile'],
      message: () => 'this user cannot install packages',
    },
  ],
};
