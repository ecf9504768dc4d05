import type * as Jq from 'jq-wasm';
import {requirePackage} from './packageTool';
import {startedBy, type Word} from './shellWords';
import type {Finding} from './types';

/** Options of jq that a name and a value follow, and options that one value follows. */
const named = new Set(['--arg', '--argjson', '--slurpfile', '--rawfile']);
const valued = new Set(['--indent', '-L', '--library-path']);

/**
 * Finds programs that jq cannot compile: syntax errors, and undefined functions or variables. The
 * programs do not run. Programs in files and programs with shell expansions are skipped.
 *
 * @param commands - words of each command of a script
 */
export async function jqFindings(commands: readonly (readonly Word[])[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const words of commands.flatMap(startedBy)) {
    const {program, names} = readCall(words);
    if (!program?.isWhole || program.text.trim() === '') continue;
    const message = assignsInSelect(program.text) ?? (await compile(program.text, names));
    if (message !== undefined) findings.push({...message, line: program.line + message.line - 1});
  }
  return findings;
}

/** The program of a call of jq, and the variables that its options declare. */
function readCall([command, ...words]: readonly Word[]): {program?: Word; names: string[]} {
  const names: string[] = [];
  if (command?.text !== 'jq') return {names};
  let program: Word | undefined;
  for (let index = 0; index < words.length; index++) {
    const {text = ''} = words[index] ?? {};
    if (/^(?:-\w*f|--from-file)$/.test(text)) return {names};
    if (named.has(text)) {
      names.push(words[index + 1]?.text ?? '');
      index += 2;
    } else if (valued.has(text)) index += 1;
    else if (!text.startsWith('-')) program ??= words[index];
  }
  return {names, ...(program && {program})};
}

/** A single `=` in `select` sets the field of every item, so all of them are selected. */
function assignsInSelect(program: string): Finding | undefined {
  const match = /\bselect\([^()"]*[^=!<>|+\-*/%()\s]\s*=(?![=~])/.exec(program);
  if (!match) return undefined;
  const line = program.slice(0, match.index).split('\n').length;
  return {line, message: 'jq: select assigns with "=". Compare with "=="'};
}

let calls = 0;

/** The package never frees memory and fails after about 300 calls, so it is loaded again. */
function loadJq(): typeof Jq {
  if (++calls % 100 === 0)
    Reflect.deleteProperty(requirePackage.cache, requirePackage.resolve('jq-wasm'));
  return requirePackage('jq-wasm') as typeof Jq;
}

/** Compiles a program but does not run it, because `empty` gives it no input. */
async function compile(program: string, names: readonly string[]): Promise<Finding | undefined> {
  const jq = loadJq();
  const variables = names.flatMap((name) => ['--arg', name, '']);
  try {
    await jq.raw('null', `empty | ${program}`, variables);
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, message = text, line = '1'] =
      /^jq: error: (.*?)(?: \(Unix shell quoting issues\?\))? at <top-level>, line (\d+)/.exec(
        text,
      ) ?? [];
    return {line: Number(line), message: `jq: ${message.trim()}`};
  }
}
