import {toCsv as csvOf} from '../../../lib/csv';
import type {Progress} from './state';

/** An item with its state. */
export interface Row {
  text: string;
  section: string;
  state: string | undefined;
  note: string | undefined;
}

export interface List {
  title: string;
  /** Complete address of the page. */
  address: string;
  rows: readonly Row[];
}

/** Progress as text: `7 of 24 done`. */
export function inWords({done, of, notApplicable}: Progress): string {
  const excluded = notApplicable > 0 ? `, ${notApplicable} not applicable` : '';
  return `${done} of ${of} done${excluded}`;
}

const words = ({text}: Row): string => text.replace(/\s+/g, ' ').trim();
const withNote = (row: Row): string => (row.note ? ` (${words({...row, text: row.note})})` : '');

/** All items as Markdown task lists. */
export function toMarkdown(lists: readonly List[]): string {
  return lists
    .map(({title, address, rows}) => {
      const lines = rows.map((row) => {
        const text = row.state === 'na' ? `~~${words(row)}~~ not applicable` : words(row);
        return `- [${row.state ? 'x' : ' '}] ${text}${withNote(row)}`;
      });
      return `# ${title}\n\n${address}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

/** Only the open items, for an issue in the reader's tracker. */
export function toIssue(list: List): string {
  const open = list.rows.filter(({state}) => state === undefined);
  const lines = open.map((row) => `- [ ] ${words(row)}${withNote(row)}`);
  return `Open items of "${list.title}" (${open.length} of ${list.rows.length}):\n\n${lines.join('\n')}\n\nSource: ${list.address}\n`;
}

/** All items as CSV (RFC 4180). */
export function toCsv(lists: readonly List[]): string {
  const table = lists.flatMap(({title, address, rows}) =>
    rows.map((row) => [
      title,
      row.section,
      words(row),
      row.state ?? 'open',
      row.note ?? '',
      address,
    ]),
  );
  return csvOf([['Checklist', 'Section', 'Item', 'State', 'Note', 'Address'], ...table]);
}
