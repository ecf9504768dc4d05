import type {Node, Parser} from '@vscode/tree-sitter-wasm';

/** A word of a command. */
export interface Word {
  /** The word without quotes, up to its first expansion by the shell. */
  text: string;
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
 * `bash -c`. Assignments, redirections and here-documents are left out.
 */
export function commandsOf(script: string, parser: Parser): Word[][] {
  const tree = parser.parse(`${script}\n`);
  const nodes = tree?.rootNode.descendantsOfType('command') ?? [];
  const commands = nodes.flatMap((node) => (node ? wordsOf(node, script) : []));
  tree?.delete();
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

/** The grammar sometimes joins a command with the one on the next line. */
function wordsOf(command: Node, script: string): Word[][] {
  const commands: Word[][] = [[]];
  let end = command.startIndex;
  for (const child of command.namedChildren) {
    if (!child) continue;
    if (/(?<!\\)\n/.test(script.slice(end, child.startIndex))) commands.push([]);
    end = child.endIndex;
    if (child.type !== 'variable_assignment' && !child.type.endsWith('redirect'))
      commands.at(-1)?.push({...textOf(child), line: child.startPosition.row + 1});
  }
  return commands;
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
