import {expect, it} from 'vitest';
import {parseMarkdown} from '../../../../src/content/markdown';
import {checklistItems} from '../../../../src/plugins/checklists/items';

const page = `## Checklist

- [ ] Keys **rotate**, see [the guide](./keys.md).
- [ ] Keys rotate; see the guide
- no item

### Network

| # | Item | Test |
| --- | --- | --- |
| N1 | No open port | [scan](./scan.md) |

| Symptom | Cause |
| --- | --- |
| one | two |
`;

const found = (kind: string, text = page): unknown[] =>
  checklistItems(parseMarkdown(text), kind).map(({id, text: words, section, links}) => [
    id,
    words,
    section,
    links.map(({url}) => url),
  ]);

it('finds items of task lists and of the tables of a checklist', () => {
  const [first, second, third] = found('checklist') as [string[], string[], string[]];
  expect(first.slice(1)).toEqual(['Keys rotate, see the guide.', 'Checklist', ['./keys.md']]);
  expect(second[0]).toBe(`${first[0]}-2`);
  expect(third).toEqual(['n1', 'No open port', 'Network', ['./scan.md']]);
  expect(found('guide')).toHaveLength(2);
});

it('keeps an id when only punctuation changes', () => {
  const idOf = (text: string): unknown => (found('guide', text)[0] as string[])[0];
  expect(idOf('- [ ] Logs leave the *cluster*.')).toBe(idOf('- [ ] logs leave the cluster'));
  expect(idOf('- [ ] Logs leave the cluster')).not.toBe(idOf('- [ ] Logs stay in the cluster'));
});
