/*
 * tsx scripts/verify/steps.mts [PATH …]: runs the bash blocks under "Verify" with stand-ins for external programs.
 * In one state every program answers nothing; in the other it is refused. A block that ends well and prints
 * something in either state is listed, because a reader could take it for a success.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {readGroups} from './readGroups.mts';
import {run} from './tools.mts';
import type {SampleGroup, VerifySample} from './types.mts';

/** Programs that run for real: they only work on text and on files of the working folder. */
const real =
  'awk base64 bash basename cat chmod cmp comm cp cut date diff dirname env expr false find grep gunzip gzip head jq mkdir mktemp mv paste printf rm sed seq sh sha256sum sort tail tee test timeout touch tr true uniq wc xargs'.split(
    ' ',
  );

const answers = {
  empty: 'exit 0',
  refused: [
    'case "${0##*/} $*" in',
    '  curl*" -f"*|curl*--fail*) echo "curl: (22) The requested URL returned error: 401" >&2; exit 22;;',
    `  curl*http_code*) printf '401\\n'; exit 0;;`,
    `  curl*) echo '{"error": {"code": 401, "message": "Unauthorized"}}'; exit 0;;`,
    '  *) echo "error: Unauthorized (401)" >&2; exit 1;;',
    'esac',
  ].join('\n'),
} as const;

type State = keyof typeof answers;

const {groups} = await readGroups(process.cwd());
const paths = process.argv.slice(2);
const counts = {blocks: 0, empty: 0, refused: 0, either: 0};
for (const group of groups) {
  if (paths.length > 0 && !paths.some((each) => group.file.startsWith(each))) continue;
  for (const sample of group.samples) {
    if (sample.language !== 'bash' || !/^verify/i.test(sample.heading)) continue;
    counts.blocks += 1;
    const states = (['empty', 'refused'] as const).filter((state) =>
      looksRight(group, sample, state),
    );
    for (const state of states) counts[state] += 1;
    if (states.length > 0) counts.either += 1;
  }
}
console.log(
  `${counts.blocks} blocks: ${counts.either} print something and end well without a right answer ` +
    `(${counts.empty} with empty answers, ${counts.refused} refused)`,
);

/** Runs the block after the other blocks above it, whose functions and variables it uses. */
function looksRight(group: SampleGroup, sample: VerifySample, state: State): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-steps-'));
  try {
    const programs = path.join(folder, 'bin');
    mkdirSync(programs);
    for (const name of real)
      for (const place of ['/usr/bin', '/bin'])
        if (existsSync(path.join(place, name)) && !existsSync(path.join(programs, name)))
          symlinkSync(path.join(place, name), path.join(programs, name));
    const stand = path.join(folder, 'stand-in');
    writeFileSync(stand, `#!/bin/bash\n${answers[state]}\n`, {mode: 0o755});
    for (const [name] of `${sample.text} curl kubectl openstack`.matchAll(/[a-z][\w.-]*/g))
      if (!existsSync(path.join(programs, name))) symlinkSync(stand, path.join(programs, name));
    const before = group.samples
      .slice(0, group.samples.indexOf(sample))
      .filter(({language}) => language === 'bash')
      .flatMap(({text}) => text.match(/^\w+\(\) ?\{[^]*?^\}|^\w+\(\) ?\{.*\}$/gm) ?? []);
    writeFileSync(
      path.join(folder, 'block.sh'),
      ['sleep() { :; }', ...before, sample.text, ''].join('\n'),
    );
    chmodSync(folder, 0o777);
    const isRoot = process.getuid?.() === 0;
    const command = ['/usr/bin/timeout', '10', '/bin/bash', 'block.sh'];
    // Nothing reaches the network, and nothing outside the folder can be written.
    const [program = '', ...args] = [
      ...(isRoot
        ? [
            '/usr/bin/unshare',
            '--net',
            '/usr/bin/setpriv',
            '--reuid=65534',
            '--regid=65534',
            '--clear-groups',
          ]
        : []),
      ...command,
    ];
    const {status, stdout, stderr} = run(program, args, {
      cwd: folder,
      // What a reader types.
      input: 'example\n'.repeat(20),
      env: {PATH: `${programs}:/nonexistent`, HOME: folder},
    });
    const says = stdout.trim();
    const isError = /error|unauthor|denied|fail|missing|refus|40[13]|not |null/i.test(
      says + stderr,
    );
    const isRight = status === 0 && says !== '' && !isError;
    if (isRight)
      console.log(
        `${sample.file}:${sample.line} ${state}: ${says.replace(/\s+/g, ' ').slice(0, 120)}`,
      );
    return isRight;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
