import type {Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import {isSampleLanguage, sampleLanguages} from '../../../content/sampleLanguages';

/** Every fenced block names its language, which is needed for highlighting and checks. */
export const fenceLanguage: Rule = {
  name: 'fence-language',
  finds: 'a fenced block without a language, or with an unknown one',
  fix: `write one of ${Object.keys(sampleLanguages).join(', ')} after the fence; text for output`,
  wrong: {
    'a block without a language': ['```bash', '```'],
    'a block with an unknown language': ['```bash', '```bsh'],
  },
  right: {output: ['```bash\nopenstack', '```text\n$ openstack']},
  findInPage: ({tree}) =>
    nodesOf(tree(), 'code')
      .filter(({lang}) => !isSampleLanguage(lang))
      .map((node) => ({
        line: lineOf(node),
        message: node.lang
          ? `the language "${node.lang}" of this block is not known`
          : 'this block names no language',
      })),
};
