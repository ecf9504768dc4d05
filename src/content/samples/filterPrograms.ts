import {spawnSync} from 'node:child_process';
import {startedBy, type Word} from './shellWords';
import type {Finding} from './types';

/** A GNU program, and how it parses a pattern or a script without changing files. */
interface Filter {
  program: 'grep' | 'sed';
  /** Options that change the language. `valued` are options whose value is the next word. */
  language: RegExp;
  valued: RegExp;
  /** Options that parse only. */
  safe: readonly string[];
}

const filters: readonly Filter[] = [
  {program: 'grep', language: /^-\w*([EFP])/, valued: /^-\w*[ABCmfd]$/, safe: []},
  {program: 'sed', language: /^-\w*([Er])/, valued: /^-\w*[fl]$/, safe: ['--sandbox', '-n']},
];

/**
 * Finds patterns of grep and scripts of sed that these programs refuse. They read an empty file.
 * sed must not write files or start programs. Programs in files and programs with shell expansions
 * are skipped. Without the GNU programs, nothing is checked.
 *
 * @param commands - words of each command of a script
 */
export function filterFindings(commands: readonly (readonly Word[])[]): Finding[] {
  return commands.flatMap(startedBy).flatMap(([command, ...words]) => {
    const filter = filters.find(({program}) => program === command?.text);
    return filter && isGnu(filter.program) ? refused(filter, words) : [];
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
    const {status, stderr} = spawnSync(program, [...safe, ...flags, '-e', word.text, '/dev/null'], {
      encoding: 'utf8',
    });
    // The status 1 of grep means that nothing matches.
    if (status === 0 || (program === 'grep' && status === 1) || stderr.includes('sandbox'))
      return [];
    const message = stderr.trim().replace(/^[a-z]+: (?:-e expression #\d+, )?/, '');
    return [{line: word.line, message: `${program}: ${message}`}];
  });
}

const gnu = new Map<string, boolean>();

function isGnu(program: string): boolean {
  const known = gnu.get(program);
  if (known !== undefined) return known;
  const {stdout, error} = spawnSync(program, ['--version'], {encoding: 'utf8'});
  const isSo = error === undefined && /\bGNU\b/.test(stdout);
  gnu.set(program, isSo);
  return isSo;
}
