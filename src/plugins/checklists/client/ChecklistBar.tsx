import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Actions} from './Actions';
import {inWords, type List} from './exports';
import {progressOf} from './state';
import {checklists, setList} from './store';
import styles from './styles.module.css';

/** Progress of a page's checklist, with actions. */
export default function ChecklistBar({page, total}: {page: string; total: string}): ReactNode {
  const list = checklists.use()[page];
  const progress = progressOf(list, Number(total));

  function listNow(): List[] {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')].map((item) => {
      const {item: id = '', section = ''} = item.dataset;
      const {state, note} = list?.items[id] ?? {};
      return {text: item.querySelector('label')?.textContent ?? '', section, state, note};
    });
    const title = document.querySelector('h1')?.textContent ?? '';
    return [{title, address: location.origin + location.pathname, rows}];
  }
  return (
    <div
      className={`cluster actions ${styles.bar}`}
      role="group"
      aria-label="Progress of the checklist"
      data-stored="checklists"
    >
      <progress max={progress.of || 1} value={progress.done} aria-label="Items that are done" />
      <span role="status">{inWords(progress)}</span>
      <span className={`no-print cluster actions ${styles.actions}`}>
        <Actions
          lists={listNow}
          name={page.slice(page.lastIndexOf('/') + 1)}
          onReset={() => setList(page, undefined)}
        />
        <Link to="/assessment">Assessment: all checklists</Link>
      </span>
    </div>
  );
}
