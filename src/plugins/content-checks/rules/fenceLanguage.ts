import 'mdast-util-directive';
import {prose} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import {isSampleLanguage, sampleLanguages} from '../../../content/sampleLanguages';

const boxes = /^(?:note|tip|info|warning|danger|caution)$/;
const unknownOption = /(?:^|\s)(?!title|unchecked|fixed|regions)(\w+)=["']/;

/** Every fenced block names its language, which is needed for highlighting and checks. */
export const fenceLanguage: Rule = {
  name: 'fence-language',
  finds: 'a fenced block without a language, or with an unknown language or option; an unknown box',
  fix: `write one of ${Object.keys(sampleLanguages).join(', ')} after the fence; text for output`,
  wrong: {
    'a block without a language': ['```bash', '```'],
    'a block with an unknown language': ['```bash', '```bsh'],
    'an unknown option of a block': ['```bash', '```bash titel="a.sh"'],
    'an unknown box': prose(':::warnings\n\nThe ranges overlap.\n\n:::'),
  },
  right: {output: ['```bash\nopenstack', '```text\n$ openstack']},
  findInPage: ({tree}) => [
    ...nodesOf(tree(), 'code')
      .filter(({lang}) => !isSampleLanguage(lang))
      .map((node) => ({
        line: lineOf(node),
        message: node.lang
          ? `the language "${node.lang}" of this block is not known`
          : 'this block names no language',
      })),
    ...nodesOf(tree(), 'code', 'containerDirective').flatMap((node) => {
      const [, option] = node.type === 'code' ? (unknownOption.exec(node.meta ?? '') ?? []) : [];
      const name = node.type === 'code' || boxes.test(node.name) ? option : node.name;
      const fix =
        'write title, unchecked, fixed or regions after a fence, and note or warning as box';
      return name ? [{line: lineOf(node), message: `"${name}" is not known here`, fix}] : [];
    }),
  ],
};
