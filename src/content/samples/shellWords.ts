import type {Node, Parser} from '@vscode/tree-sitter-wasm';

/** A word of a command. */
export interface Word {
  /** The word without quotes, up to its first expansion by the shell. */
  text: string;
  /** The word as it is written. */
  raw: string;
  /** False if the shell expands something in it. */
  isWhole: boolean;
  /** Line of the script, from 1. */
  line: number;
}

/** Programs that start another one. Their options, assignments and durations come before it. */
const starters = new Set([
  'command',
  'env',
  'exec',
  'nice',
  'nohup',
  'sudo',
  'time',
  'timeout',
  'xargs',
]);
const argumentOfStarter = /^-|=|^\d+[smh]?$/;

/**
 * The commands that a command starts: the command itself without `sudo` and similar programs, and
 * the command after `--` or `find -exec`. Each result begins with its program.
 */
export function startedBy(words: readonly Word[]): Word[][] {
  const [program, ...rest] = words;
  if (program === undefined) return [];
  if (program.isWhole && starters.has(program.text)) {
    const next = rest.findIndex(({text}) => !argumentOfStarter.test(text));
    return next < 0 ? [] : startedBy(rest.slice(next));
  }
  const end = words.findIndex(({text}) => /^(?:--|-exec|-execdir|-ok)$/.test(text));
  return end < 0 ? [[...words]] : [words.slice(0, end), ...startedBy(words.slice(end + 1))];
}

/**
 * The words of each command of a bash script. Includes commands in substitutions and in scripts for
 * `bash -c`. Assignments, redirections and here-documents are left out. A function that passes its
 * arguments to a program, and an array that begins with one, count as that program.
 */
export function commandsOf(script: string, parser: Parser): Word[][] {
  const tree = parser.parse(`${script}\n`);
  if (!tree) return [];
  const wrappers = wrappersIn(tree.rootNode, script);
  const commands = tree.rootNode
    .descendantsOfType('command')
    .flatMap((node) => (node ? wordsOf(node, script) : []))
    .map((words) => unwrap(words, wrappers));
  tree.delete();
  return [...commands, ...commands.flatMap((words) => innerCommands(words, parser))];
}

function innerCommands(words: readonly Word[], parser: Parser): Word[][] {
  const shell = words.findIndex(({text}) => text === 'bash' || text === 'sh');
  const [option, script] = shell < 0 ? [] : words.slice(shell + 1);
  if (!option || !script?.isWhole || !/^-\w*c$/.test(option.text)) return [];
  return commandsOf(script.text, parser).map((inner) =>
    inner.map((word) => ({...word, line: word.line + script.line - 1})),
  );
}

/** The words that a function or an array puts before its arguments, by its name in a command. */
function wrappersIn(root: Node, script: string): Map<string, readonly Word[]> {
  const wrappers = new Map<string, readonly Word[]>();
  for (const node of root.descendantsOfType(['function_definition', 'variable_assignment'])) {
    const name = node?.childForFieldName('name')?.text ?? '';
    const array = node?.childForFieldName('value');
    if (array?.type === 'array')
      wrappers.set(
        `"\${${name}[@]}"`,
        array.namedChildren.flatMap((child) => (child ? [wordOf(child)] : [])),
      );
    for (const command of node?.childForFieldName('body')?.descendantsOfType('command') ?? [])
      if (command && /\s"\$@"$/.test(command.text))
        wrappers.set(name, (wordsOf(command, script)[0] ?? []).slice(0, -1));
  }
  return wrappers;
}

/** A wrapper may call another one, but not itself. */
function unwrap(
  words: readonly Word[],
  wrappers: ReadonlyMap<string, readonly Word[]>,
  depth = 3,
): Word[] {
  const [first, ...rest] = words;
  const wrapper = first && depth > 0 ? wrappers.get(first.raw) : undefined;
  if (!first || !wrapper) return [...words];
  const {line} = first;
  return unwrap([...wrapper.map((word) => ({...word, line})), ...rest], wrappers, depth - 1);
}

/** The grammar sometimes joins a command with the one on the next line. */
function wordsOf(command: Node, script: string): Word[][] {
  const commands: Word[][] = [[]];
  let end = command.startIndex;
  for (const child of command.namedChildren) {
    if (!child) continue;
    if (/(?<!\\)\n/.test(script.slice(end, child.startIndex))) commands.push([]);
    end = child.endIndex;
    if (child.type !== 'variable_assignment' && !child.type.endsWith('redirect'))
      commands.at(-1)?.push(wordOf(child));
  }
  return commands;
}

function wordOf(node: Node): Word {
  return {...textOf(node), raw: node.text, line: node.startPosition.row + 1};
}

function textOf(node: Node): Pick<Word, 'text' | 'isWhole'> {
  switch (node.type) {
    case 'word':
    case 'number':
      return {text: node.text.replace(/\\\n?(.?)/g, '$1'), isWhole: true};
    case 'string_content':
      return {text: node.text.replace(/\\([$"`\\])/g, '$1'), isWhole: true};
    case 'raw_string':
      return {text: node.text.slice(1, -1), isWhole: true};
    case 'command_name':
    case 'string':
    case 'concatenation': {
      let text = '';
      for (const child of node.namedChildren) {
        const part = child ? textOf(child) : {text: '', isWhole: true};
        text += part.text;
        if (!part.isWhole) return {text, isWhole: false};
      }
      return {text, isWhole: true};
    }
    default:
      return {text: '', isWhole: false};
  }
}
