import {describe, expect, it} from 'vitest';
import {checkArchitecture} from '../../../src/content/checkArchitecture';
import {parseArchitecture} from '../../../src/content/parseArchitecture';
import {formatIssue} from '../../../src/schemas/parse';

function check(lines: string): string[] {
  const text = `title: Example\ndescription: An example that is long enough to be a description.\n${lines}`;
  return checkArchitecture(parseArchitecture('x.architecture.yml', text), [
    'elastic-load-balancing',
  ]).map(formatIssue);
}

const nodes = `nodes:
  - {id: a, label: A, group: inner}
  - {id: b, label: B, service: elastic-load-balancing}
`;
const groups = `groups:
  - {id: outer, label: Outer}
  - {id: inner, label: Inner, parent: outer}
`;

describe('checkArchitecture', () => {
  it('accepts a model in which every name is defined once', () =>
    expect(
      check(`${groups}${nodes}edges:\n  - {from: a, to: b}\n  - {from: b, to: outer}\n`),
    ).toEqual([]));

  it.each([
    ['an id used twice', `${groups}${nodes}  - {id: a, label: Again}\n`],
    [
      'an id of a frame that is named elsewhere before it is used again',
      `${groups}${nodes}  - {id: inner, label: Again}\n`,
    ],
    [
      'an unknown group',
      `${groups}nodes:\n  - {id: a, label: A, group: iner}\n  - {id: b, label: B}\n`,
    ],
    [
      'an unknown service',
      `nodes:\n  - {id: a, label: A, service: elastic-load-balancer}\n  - {id: b, label: B}\n`,
    ],
    ['a dangling edge', `${groups}${nodes}edges:\n  - {from: a, to: c}\n`],
    ['an edge to itself', `${groups}${nodes}edges:\n  - {from: a, to: a}\n`],
    ['an edge into its own frame', `${groups}${nodes}edges:\n  - {from: a, to: outer}\n`],
    [
      'a frame inside itself',
      `groups:\n  - {id: outer, label: Outer, parent: inner}\n  - {id: inner, label: Inner, parent: outer}\n${nodes}`,
    ],
  ])('reports %s', (_case, text) => expect(check(text).join('\n')).toMatchSnapshot());
});
