import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {nearest} from '../../lib/nearest';
import type {CommandSchema, CommandSchemas} from '../../schemas/commandSchema';
import {startedBy, type Word} from './shellWords';
import type {Finding} from './types';

export interface CommandValidator {
  /** Changes when the schemas change. */
  fingerprint: string;
  /** Unknown options and subcommands in the commands of a script. */
  validate(commands: readonly (readonly Word[])[]): Finding[];
}

const schemaFile = new URL('../../../data/schemas/commands.json', import.meta.url);

/** Every program has these, and their help often leaves them out. */
const common = ['-h', '--help', '-help', '--version'];

/** Reads the options and subcommands of programs that samples use. */
export async function readCommandValidator(): Promise<CommandValidator> {
  const text = await readFile(schemaFile, 'utf8');
  const schemas = JSON.parse(text) as CommandSchemas;
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {
    fingerprint,
    validate: (commands) => commands.flatMap(startedBy).flatMap((words) => check(words, schemas)),
  };
}

function check([program, ...rest]: readonly Word[], schemas: CommandSchemas): Finding[] {
  if (!program?.isWhole) return [];
  const schema = Object.hasOwn(schemas, program.text) ? schemas[program.text] : undefined;
  return schema ? checkArguments(rest, program.text, schema) : [];
}

function checkArguments(
  words: readonly Word[],
  program: string,
  schema: CommandSchemas[string],
): Finding[] {
  const findings: Finding[] = [];
  const options = new Set([...common, ...optionsOf(schema)]);
  let title = program;
  let command: CommandSchema = schema;
  let isValue = false;
  for (const {text, isWhole, line} of words) {
    const report = (kind: string, name: string, known: Iterable<string>): void => {
      const guess = nearest(
        name,
        [...known].map((one) => one.replace(/=$/, '')),
      );
      const advice = guess === undefined ? '' : ` (did you mean "${guess}"?)`;
      const message = `${program} ${schema.version}: "${title}" has no ${kind} "${name}"${advice}`;
      findings.push({line, message});
    };
    if (isValue) isValue = false;
    else if (/^-\D/.test(text)) {
      const [name = ''] = text.split('=', 1);
      // The shell may still add to a name that ends with an expansion.
      if (!isWhole && name === text) continue;
      const known = command.options === undefined ? name : findOption(name, options);
      if (known === undefined) report('option', name, options);
      // Before a subcommand, the word after an unknown option may be its value.
      if (known === undefined && command.commands) break;
      // Before a subcommand, the value of an option looks like a subcommand.
      isValue =
        (command.commands ?? command.endsAtArgument) !== undefined &&
        known?.endsWith('=') === true &&
        name === text;
    } else if (command.commands && isWhole) {
      const next = Object.hasOwn(command.commands, text) ? command.commands[text] : undefined;
      if (!next) report('command', text, Object.keys(command.commands));
      if (next?.options === undefined) break;
      title += ` ${text}`;
      command = next;
      for (const option of optionsOf(next)) options.add(option);
    } else if (command.commands || command.endsAtArgument) break;
  }
  return findings;
}

function optionsOf({options = ''}: CommandSchema): string[] {
  return options.split(' ');
}

/** The known option that a word means, or undefined. Letters behind one dash can be one word. */
function findOption(name: string, options: ReadonlySet<string>): string | undefined {
  const exact = (option: string): string | undefined =>
    [option, `${option}=`].find((one) => options.has(one));
  // Go's flag package takes one dash or two.
  const found = exact(name) ?? (/^--\w[\w-]/.test(name) ? exact(name.slice(1)) : undefined);
  if (found !== undefined || name.startsWith('--')) return found;
  for (const letter of name.slice(1)) {
    const option = exact(`-${letter}`);
    if (option === undefined) return undefined;
    if (option.endsWith('=')) return `-${letter}`;
  }
  return name.slice(0, 2);
}
