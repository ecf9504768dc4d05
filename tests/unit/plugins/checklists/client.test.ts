import {describe, expect, it} from 'vitest';
import {toCsv, toIssue, toMarkdown} from '../../../../src/plugins/checklists/client/exports';
import {
  formatChecklists,
  parseChecklists,
  progressOf,
} from '../../../../src/plugins/checklists/client/state';

const items = {a: {state: 'done'}, b: {state: 'na', note: 'no VPN'}, c: {note: 'ask Kim'}} as const;
const lists = {'/docs/caf/ready': {total: 10, items}};

describe('the state', () => {
  it('is the same after writing and reading', () => {
    expect(parseChecklists(formatChecklists(lists))).toEqual(lists);
    expect(progressOf(lists['/docs/caf/ready'], 10)).toEqual({done: 1, notApplicable: 1, of: 9});
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{version'],
    ['another version', '{"version":2,"lists":{}}'],
    ['no lists', '{"version":1}'],
    ['a list without items', '{"version":1,"lists":{"/a":{"total":1}}}'],
    [
      'an unknown state',
      '{"version":1,"lists":{"/a":{"total":1,"items":{"b":{"state":"maybe"}}}}}',
    ],
    [
      'a note that is not a text',
      '{"version":1,"lists":{"/a":{"total":1,"items":{"b":{"note":5}}}}}',
    ],
  ])('is refused if it is %s', (_case, text) => expect(parseChecklists(text)).toBeUndefined());
});

describe('exports', () => {
  const rows = [
    {text: 'Keys  rotate', section: 'A', state: 'done', note: undefined},
    {text: 'VPN is up', section: 'A', state: 'na', note: 'no VPN'},
    {text: '=1+1 "x"', section: 'B', state: undefined, note: 'ask Kim'},
  ];
  const list = {title: 'Ready', address: 'https://example.com/a', rows};

  it('is Markdown', () =>
    expect(toMarkdown([list])).toBe(
      '# Ready\n\nhttps://example.com/a\n\n- [x] Keys rotate\n- [x] ~~VPN is up~~ not applicable (no VPN)\n- [ ] =1+1 "x" (ask Kim)\n',
    ));

  it('is the text of an issue with the open items', () =>
    expect(toIssue(list)).toBe(
      'Open items of "Ready" (1 of 3):\n\n- [ ] =1+1 "x" (ask Kim)\n\nSource: https://example.com/a\n',
    ));

  it('is CSV in which no cell is a formula', () =>
    expect(toCsv([list]).split('\r\n')[3]).toBe(
      '"Ready","B","\'=1+1 ""x""","open","ask Kim","https://example.com/a"',
    ));
});
