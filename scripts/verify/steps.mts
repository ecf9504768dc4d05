/*
 * tsx scripts/verify/steps.mts [PATH …]: runs the bash blocks under "Verify" in four states, with
 * stand-ins for external programs. In "empty" the programs print nothing. In "refused" they fail.
 * In "right" and "bad" they print the answers of `answers.yml`. The answers in "bad" have one bad
 * element. A block must succeed only in the state "right".
 */
import {spawn} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {rm} from 'node:fs/promises';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {parse as parseYaml} from 'yaml';
import {chmodSync} from 'node:fs';
import {readGroups} from './readGroups.mts';
import type {SampleGroup, VerifySample} from './types.mts';

/**
 * Output of programs, by a shell pattern of their name and arguments. A list has one output for
 * each call. All further calls print the last output.
 */
type Answers = Readonly<Record<string, string | string[]>>;

/** The output of the stand-ins for one block. */
interface Recorded {
  page: string;
  /** A text that occurs in this block only. */
  block: string;
  /** Without it, the states "right" and "bad" are skipped. */
  right?: Answers;
  /** Answers that replace some of `right`. They have one bad element. */
  bad?: Answers;
  /** Output that means failure, according to the page. */
  tells?: string;
  /** The page shows the output of a success below the block. Other states must miss a line of it. */
  shows?: true;
  /** Commands that run first. They create what a reader has from earlier steps. */
  before?: string;
  /** Why stand-ins cannot answer. All states are skipped. */
  skip?: string;
}

/** Real programs. They only process text and files in the working folder. */
const real =
  'awk base64 bash basename cat chmod cmp comm cp cut date diff dirname env expr false find grep gunzip gzip head jq join mkdir mktemp mv paste printf rm sed seq sh sha256sum shuf sort tail tee test timeout touch tr true uniq wc xargs'.split(
    ' ',
  );

const refused = [
  'case "${0##*/} $*" in',
  '  curl*" -f"*|curl*--fail*) echo "curl: (22) The requested URL returned error: 401" >&2; exit 22;;',
  `  curl*http_code*) printf '401\\n'; exit 0;;`,
  `  curl*) echo '{"error": {"code": 401, "message": "Unauthorized"}}'; exit 0;;`,
  '  *) echo "error: Unauthorized (401)" >&2; exit 1;;',
  'esac',
].join('\n');

/** Reads the input of `curl -d @-`. Otherwise the writer fails with a broken pipe. */
const readsInput = 'case "$*" in *@-*) cat > /dev/null;; esac';

const states = ['right', 'empty', 'refused', 'bad'] as const;
type State = (typeof states)[number];

interface Ending {
  status: number | null;
  says: string;
  isRight: boolean;
}

const recorded = parseYaml(
  readFileSync(path.join(import.meta.dirname, 'answers.yml'), 'utf8'),
) as Recorded[];
const {groups} = await readGroups(process.cwd());
const paths = process.argv.slice(2);
const blocks = groups
  .filter(({file}) => paths.length === 0 || paths.some((each) => file.startsWith(each)))
  .flatMap((group) =>
    group.samples
      .filter(({language, heading}) => language === 'bash' && /^verify/i.test(heading))
      .map((sample) => ({group, sample})),
  );

let wrong = 0;
let complete = 0;
const open: string[] = [];
const queue = [...blocks];
await Promise.all(
  Array.from({length: availableParallelism()}, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await judge(next.group, next.sample);
  }),
);
for (const line of open.sort()) console.log(line);
console.log(
  `${blocks.length} blocks: ${complete} ran in four states, ${blocks.length - complete} in two ` +
    `because they have no answers; ${wrong} states end like a success or fail without a reason`,
);
process.exitCode = wrong > 0 ? 1 : 0;

async function judge(group: SampleGroup, sample: VerifySample): Promise<void> {
  const answers = recorded.find(
    ({page, block}) => sample.file === page && sample.text.includes(block),
  );
  if (answers?.right) complete += 1;
  else
    open.push(
      `two states: ${sample.file}:${sample.line} ${answers?.skip ?? reasonOf(sample.text)}`,
    );
  for (const state of states) {
    if (!answers?.right && (state === 'right' || state === 'bad')) continue;
    if (answers?.skip !== undefined) continue;
    const {status, says, isRight} = await play(group, sample, state, answers);
    if (isRight === (state === 'right')) continue;
    wrong += 1;
    console.log(
      `${sample.file}:${sample.line} ${state}, status ${status}: ${says.replace(/\s+/g, ' ').slice(0, 200)}`,
    );
  }
}

/** Why a block has no answers. Most of these blocks need something that no stand-in can replace. */
function reasonOf(text: string): string {
  if (/\/dev\/tcp|\bnc\b|\bping\b|\bdig\b|\bnmap\b/.test(text)) return 'asks the network itself';
  if (/\bssh\b|\bexec\b/.test(text)) return 'runs commands on another machine';
  if (/\bread -/.test(text)) return 'asks a person between two commands';
  if (/\b(?:delete|stop|patch|scale|reboot|restart)\b/.test(text)) return 'changes something first';
  return 'has no recorded answers';
}

/** Runs the block after the functions of the blocks above it. */
async function play(
  group: SampleGroup,
  sample: VerifySample,
  state: State,
  recording: Recorded | undefined,
): Promise<Ending> {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-steps-'));
  try {
    const programs = path.join(folder, 'bin');
    mkdirSync(programs);
    for (const name of real)
      for (const place of ['/usr/bin', '/bin'])
        if (existsSync(path.join(place, name)) && !existsSync(path.join(programs, name)))
          symlinkSync(path.join(place, name), path.join(programs, name));
    const stand = path.join(folder, 'stand-in');
    writeFileSync(stand, `#!/bin/bash\n${scriptOf(state, recording)}\n`, {mode: 0o755});
    for (const name of hidden(state, recording)) {
      rmSync(path.join(programs, name), {force: true});
      symlinkSync(stand, path.join(programs, name));
    }
    const before = functionsFor(group, sample);
    for (const [name] of `${before} ${sample.text} curl kubectl openstack sleep`.matchAll(
      /[a-z][\w.-]*/g,
    ))
      if (!existsSync(path.join(programs, name))) symlinkSync(stand, path.join(programs, name));
    writeFileSync(
      path.join(folder, 'block.sh'),
      ['sleep() { :; }', before, recording?.before ?? '', sample.text, ''].join('\n'),
    );
    chmodSync(folder, 0o777);
    const {status, stdout, stderr} = await runAlone(folder, programs);
    const says = stdout.trim();
    const failures =
      state === 'right' || state === 'bad'
        ? /NOT PROVEN|NOT PROTECTED|STOPPED|exit code:? [1-9]|\bNO [A-Z]/
        : /error|unauthor|denied|fail|missing|refus|40[13]|not |null|\bNO [A-Z]|STOPPED|exit code:? [1-9]/i;
    const tells = recording?.tells === undefined ? undefined : new RegExp(recording.tells, 'm');
    const isError =
      failures.test(state === 'right' || state === 'bad' ? says : says + stderr) ||
      (tells?.test(says) ?? false) ||
      (recording?.shows === true && !hasLines(says, shownBelow(group, sample)));
    // A block that prints nothing does not report success, although its exit status may be 0.
    const isSilent = says === '' && (state === 'empty' || state === 'refused');
    return {
      status,
      says: `${says} ${stderr.trim()}`,
      isRight: status === 0 && !isError && !isSilent,
    };
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** The functions from earlier blocks that a block calls, directly or indirectly. */
function functionsFor(group: SampleGroup, sample: VerifySample): string {
  const all = group.samples
    .slice(0, group.samples.indexOf(sample))
    .filter(({language}) => language === 'bash')
    .flatMap(
      ({text}) => text.match(/^\w+\(\) ?\{.*\}(?= *(?:#.*)?$)|^\w+\(\) ?\{[^]*?^\}/gm) ?? [],
    );
  const used = new Set<string>();
  const add = (text: string): void => {
    for (const each of all)
      if (!used.has(each) && new RegExp(`\\b${/^\w+/.exec(each)?.[0]}\\b`).test(text)) {
        used.add(each);
        add(each);
      }
  };
  add(sample.text);
  return all.filter((each) => used.has(each)).join('\n');
}

/** The sample of text below a block. */
function shownBelow(group: SampleGroup, sample: VerifySample): string {
  const next = group.samples[group.samples.indexOf(sample) + 1];
  if (next?.language !== 'text') throw new Error(`${sample.file}:${sample.line} shows no output`);
  return next.text;
}

/** Whether a text contains the shown lines in the same order. */
function hasLines(says: string, shown: string): boolean {
  const lines = (text: string): string[] =>
    text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const said = lines(says);
  return lines(shown)
    .filter((line) => line !== '')
    .every((line) => {
      const index = said.indexOf(line);
      said.splice(0, index + 1);
      return index >= 0;
    });
}

/** The real programs that a stand-in replaces, because an answer exists for them. */
function hidden(state: State, recording: Recorded | undefined): string[] {
  if (state === 'empty' || state === 'refused') return [];
  const patterns = Object.keys({...recording?.right, ...recording?.bad});
  return real.filter((name) => patterns.some((pattern) => pattern.startsWith(`${name} `)));
}

function scriptOf(state: State, recording: Recorded | undefined): string {
  if (state === 'refused') return refused;
  // The first match counts, so a bad answer hides the right one.
  const answers = [
    ...(state === 'bad' ? Object.entries(recording?.bad ?? {}) : []),
    ...(state === 'empty' ? [] : Object.entries(recording?.right ?? {})),
  ];
  const cases = answers.map(
    ([pattern, text], index) =>
      `  ${pattern.replaceAll(' ', '\\ ')}) ${typeof text === 'string' ? answerOf(text) : inTurn(text, index)}\n  ;;`,
  );
  const others = hidden(state, recording).map(
    (name) => `  ${name}\\ *) exec /usr/bin/${name} "$@";;`,
  );
  return [readsInput, 'case "${0##*/} $*" in', ...cases, ...others, 'esac', 'exit 0'].join('\n');
}

/** A script that prints another answer for each call. */
function inTurn(texts: readonly string[], index: number): string {
  const cases = texts.map(
    (text, call) => `${call === texts.length - 1 ? '*' : call}) ${answerOf(text)}\n;;`,
  );
  const file = `"$HOME/calls-${index}"`;
  return [`printf . >> ${file}`, `case $(($(wc -c < ${file}) - 1)) in`, ...cases, 'esac'].join(
    '\n',
  );
}

/**
 * `!text` fails and prints the text as an error. `!!text` fails and prints the text as output.
 * `>file text` writes the text to a file. All other answers are printed.
 */
function answerOf(text: string): string {
  const here = (rest: string, command: string): string =>
    `${command} <<'ANSWER'\n${rest.trimEnd()}\nANSWER`;
  const file = /^>(\S+) ([^]*)$/.exec(text);
  if (file) return here(file[2] ?? '', `cat > ${file[1]}`);
  if (text === '') return ':';
  if (text.startsWith('!!')) return `${here(text.slice(2), 'cat')}\nexit 1`;
  return text.startsWith('!') ? `${here(text.slice(1), 'cat >&2')}\nexit 1` : here(text, 'cat');
}

/**
 * Runs the block without network access, and without write access outside the folder. No background
 * job survives it.
 */
function runAlone(
  folder: string,
  programs: string,
): Promise<{status: number | null; stdout: string; stderr: string}> {
  const alone =
    process.getuid?.() === 0
      ? [
          'unshare',
          '--net',
          '--pid',
          '--kill-child',
          'setpriv',
          '--reuid=65534',
          '--regid=65534',
          '--clear-groups',
        ]
      : [];
  const [program, ...args] = [...alone, 'timeout', '10', '/bin/bash', 'block.sh'];
  const child = spawn(`/usr/bin/${program}`, args.map(absolute), {
    cwd: folder,
    env: {PATH: `${programs}:/nonexistent`, HOME: folder},
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.on('error', () => undefined);
  // This is the input that a reader types.
  child.stdin.end('example\n'.repeat(20));
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({status, stdout, stderr}));
  });
}

function absolute(word: string): string {
  return word === 'setpriv' || word === 'timeout' ? `/usr/bin/${word}` : word;
}
