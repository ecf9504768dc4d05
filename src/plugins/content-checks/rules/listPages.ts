import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/** API lists that return 10 to 100 entries by default, from the API references of the services. */
const short =
  /https:\/\/(?:as|css|cts|dcs|dds|ims|rds|smn)\.[^\s"']*\/(?:scaling_group|clusters|traces|instances|cloudimages|topics)(?=["'\s?])/;

/**
 * A list of the platform's API has pages. A check that reads only the first page misses entries.
 */
export const listPages: Rule = {
  name: 'list-pages',
  finds: 'a list of the API that is read without a limit',
  fix: 'add limit= with the maximum of the API reference, or read every page',
  wrong: {
    'the first page of a list': sample(
      'curl -fsS "https://as.example.com/v1/p/scaling_group" |\n  jq -en "input | .scaling_groups"',
    ),
  },
  right: {
    'a list with a limit': sample(
      'curl -fsS "https://as.example.com/v1/p/scaling_group?limit=100" |\n  jq -en "input | .scaling_groups"',
    ),
    'one entry': sample('curl -fsS "https://rds.example.com/v3/p/instances?id=x" | jq -en input'),
  },
  inSamples: [
    {
      pattern: /\bcurl\b(?:[^\n|]|\\\n)*\|\s*jq\b/g,
      languages: ['bash'],
      message: ([text]) =>
        short.test(text) && !/\blimit=|[?&]id=|-X (?:POST|PUT)|marker=/.test(text)
          ? 'this reads the first page of the list only'
          : undefined,
    },
  ],
};
