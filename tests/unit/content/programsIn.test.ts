import {expect, it} from 'vitest';
import {parseMarkdown} from '../../../src/content/markdown';
import {programsIn} from '../../../src/content/programsIn';

const programs = (...fences: [info: string, text: string][]): string[] =>
  programsIn(
    parseMarkdown(fences.map(([info, text]) => `\`\`\`${info}\n${text}\n\`\`\``).join('\n\n')),
  );

it.each([
  ['kubectl get pods | jq .items', ['jq', 'kubectl']],
  [
    'if ! terraform plan; then\n  until kubectl get ns; do sleep 1; done\nfi',
    ['kubectl', 'terraform'],
  ],
  ['PGSSLMODE=verify-full psql -l', ['psql']],
  ['name="$(openstack server list -f value)"', ['openstack']],
  ['sudo docker ps && timeout 5m rclone lsd obs:', ['docker', 'rclone']],
  ['echo kubectl get pods\nkubectl-neat\n# helm list', []],
])('finds the programs of %j', (text, expected) =>
  expect(programs(['bash', text])).toEqual(expected),
);

it('skips files and other languages', () =>
  expect(
    programs(['bash title="backup.sh"', 'rclone sync a b'], ['text', 'helm list '], ['bash', 'ls']),
  ).toEqual([]));
