import type {Code, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Edit, Rule} from '../../../content/checks/rule';
import {headingText} from '../../../content/headings';
import {lineOf} from '../../../content/nodesOf';

/** Commands that make a block fail if its check fails. */
const canFail =
  /\bset -\w*e|\btest |\[\[? |grep|jq (?:\S+ )*-\w*e|\bwait\b|rollout status|--fail|curl -\w*f|\|\||&&|--check|\bexit\b|\bif /;
/** Commands that only print. */
const prints = /\b(?:get|list|show|describe|status|logs|curl|cat|tail)\b/;
/** Words that say what to look for. */
const expects =
  /\b(?:must|may|expects?|expected|fails?|should|prints?|shows?|appears?|contains?|answers?|names?|has|have|holds?|no|not|none|nothing|only|all|each|every|until|both|than|ends?|wrong|zero|line|passes|refuses?|is|are)\b/;

const verify = (text: string): Edit => [
  'The list shows the network, as [the overview](../index.md) says.',
  text,
];
const block = '```bash\nkubectl get pods\n```';

/** If a check only prints, the text must say what to look for. */
export const expectedOutput: Rule = {
  name: 'expected-output',
  finds: 'a check under "Verify" that only prints, and a text that does not say what to look for',
  fix: 'show the output, or say which value proves the result',
  wrong: {
    'a list without a word': verify(`${block}\n\nSee [the overview](../index.md).`),
  },
  right: {
    'a list with its output': verify(
      `${block}\n\n\`\`\`text\ndemo\n\`\`\`\n\nSee [the overview](../index.md).`,
    ),
    'a list with an expectation': verify(
      `${block}\n\nEvery pod must be ready. See [the overview](../index.md).`,
    ),
  },
  findInPage: ({tree}) => {
    let isVerify = false;
    return tree().children.flatMap((node, index, nodes) => {
      if (node.type === 'heading' && node.depth <= 2) isVerify = headingText(node) === 'Verify';
      if (!isVerify || node.type !== 'code' || node.lang !== 'bash') return [];
      if (canFail.test(node.value) || !prints.test(node.value) || isExplained(nodes, index))
        return [];
      return [{line: lineOf(node), message: 'this only prints, and nothing says what to look for'}];
    });
  },
};

/** The text before a block, and everything up to the next heading. */
function isExplained(nodes: readonly RootContent[], index: number): boolean {
  const end = nodes.findIndex(({type}, at) => at > index && type === 'heading');
  const after = nodes.slice(index + 1, end < 0 ? undefined : end);
  const next = after[0] as Code | undefined;
  if (next?.type === 'code' && next.lang !== 'bash') return true;
  const before = nodes[index - 1];
  return [before, ...after].some(
    (node) => node?.type !== 'heading' && node?.type !== 'code' && expects.test(toString(node)),
  );
}
