import {spawnSync} from 'node:child_process';
import {startedBy, type Word} from './shellWords';
import type {Finding} from './types';

/** A program, and how it parses a pattern or a script without changing files. */
interface Filter {
  program: 'awk' | 'grep' | 'sed';
  /** Arguments that print the version, and the implementation that has the options below. */
  version: readonly string[];
  implementation: RegExp;
  /** Options that change the language. `valued` are options whose value is the next word. */
  language: RegExp;
  valued: RegExp;
  /** Options that parse only, before the script. */
  safe: readonly string[];
}

const gnu = {version: ['--version'], implementation: /\bGNU\b/};
const filters: readonly Filter[] = [
  {
    program: 'awk',
    version: ['-W', 'version'],
    implementation: /^mawk/,
    language: /(?!)/,
    valued: /^-\w*[Fv]$/,
    safe: ['-W', 'dump', '--'],
  },
  {program: 'grep', ...gnu, language: /^-\w*([EFP])/, valued: /^-\w*[ABCmfd]$/, safe: ['-e']},
  {
    program: 'sed',
    ...gnu,
    language: /^-\w*([Er])/,
    valued: /^-\w*[fl]$/,
    safe: ['--sandbox', '-n', '-e'],
  },
];

/**
 * Finds patterns of grep and scripts of awk and sed that these programs refuse. They read an empty
 * file. sed must not write files or start programs, and awk only parses. Programs in files and
 * programs with shell expansions are skipped. Without GNU grep, GNU sed and mawk, nothing is
 * checked.
 *
 * @param commands - words of each command of a script
 */
export function filterFindings(commands: readonly (readonly Word[])[]): Finding[] {
  return commands.flatMap(startedBy).flatMap(([command, ...words]) => {
    const filter = filters.find(({program}) => program === command?.text);
    return filter && isInstalled(filter) ? refused(filter, words) : [];
  });
}

function refused({program, language, valued, safe}: Filter, words: readonly Word[]): Finding[] {
  if (words.some(({text}) => /^(?:-\w*f|--file)/.test(text))) return [];
  const expressions = words.filter((_, index) => /^-\w*e$/.test(words[index - 1]?.text ?? ''));
  const first = words.find(
    ({text}, index) => !text.startsWith('-') && !valued.test(words[index - 1]?.text ?? ''),
  );
  const flags = words.flatMap(({text}) => {
    const [, flag] = language.exec(text) ?? [];
    return flag ? [`-${flag}`] : [];
  });
  return (expressions.length > 0 ? expressions : [first]).flatMap((word): Finding[] => {
    if (!word?.isWhole) return [];
    const {status, stderr} = spawnSync(program, [...flags, ...safe, word.text, '/dev/null'], {
      encoding: 'utf8',
    });
    // The status 1 of grep means that nothing matches.
    if (status === 0 || (program === 'grep' && status === 1) || stderr.includes('sandbox'))
      return [];
    const [line = ''] = stderr.trim().split('\n');
    const message = line.replace(/^[a-z]+: (?:-e expression #\d+, )?/, '');
    return [{line: word.line, message: `${program}: ${message}`}];
  });
}

const known = new Map<string, boolean>();

function isInstalled({program, version, implementation}: Filter): boolean {
  const before = known.get(program);
  if (before !== undefined) return before;
  const {stdout, error} = spawnSync(program, version, {encoding: 'utf8'});
  const isSo = error === undefined && implementation.test(stdout);
  known.set(program, isSo);
  return isSo;
}
