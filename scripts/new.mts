/*
 * npm run new: creates a page, a tag or a template from a skeleton that passes the checks. It
 * prompts for missing options:
 *   npm run new -- --what page --kind tutorial --title "Share one egress" \
 *     --place docs/best-practices/networking/nat-gateway
 */
import process from 'node:process';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {pageKinds} from '../src/schemas/frontMatter';
import {newPage} from './new/page';
import {newTag} from './new/tag';
import {newTemplate} from './new/template';
import {ChoiceError, type Answers} from './new/answers';

const makers = {page: newPage, tag: newTag, template: newTemplate} as const;
type What = keyof typeof makers;

const {values} = parseArgs({
  options: {
    what: {type: 'string'},
    kind: {type: 'string'},
    place: {type: 'string'},
    title: {type: 'string'},
    group: {type: 'string'},
  },
});
const terminal = process.stdin.isTTY
  ? createInterface({input: process.stdin, output: process.stdout})
  : undefined;

/** The value of an option, or the answer to a prompt. @throws ChoiceError if there is neither */
async function ask(
  name: keyof typeof values,
  question: string,
  choices?: readonly string[],
): Promise<string> {
  const hint = choices ? ` (${choices.join(', ')})` : '';
  const answer = (values[name] ?? (await terminal?.question(`${question}${hint}: `)) ?? '').trim();
  if (answer === '') throw new ChoiceError(`--${name} is missing: ${question}${hint}`);
  if (choices && !choices.includes(answer))
    throw new ChoiceError(`--${name} "${answer}" is not one of ${choices.join(', ')}`);
  return answer;
}

const answers: Answers = {
  title: () => ask('title', 'Title'),
  kind: () => ask('kind', 'Kind', pageKinds),
  place: () =>
    ask('place', 'Folder below docs/, for example docs/best-practices/networking/nat-gateway'),
  group: (groups) => ask('group', 'Group of the tag index', groups),
};

try {
  const what = (await ask('what', 'What', Object.keys(makers))) as What;
  const {files, next} = await makers[what](process.cwd(), answers);
  console.log(
    `Made:\n${files.map((file) => `  ${file}`).join('\n')}\nNext:\n${next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`,
  );
} catch (error) {
  if (!(error instanceof ChoiceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  terminal?.close();
}
