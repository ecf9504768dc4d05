import {useState, type ReactNode} from 'react';
import {CopyButton, type CopyState} from '../../../components/CopyButton';
import {saveFile} from '../../../components/saveFile';
import {toCsv, toIssue, toMarkdown, type List} from './exports';
import type {Checklists} from './state';
import {checklists} from './store';

interface Props {
  /** The lists as they are now. */
  lists: () => List[];
  /** Name of a downloaded file, without its ending. */
  name: string;
  onReset: () => void;
}

const copyLabels = (idle: string): Record<CopyState, string> => ({
  idle,
  copied: 'Copied',
  failed: 'Not copied',
});

/** What a reader does with the state of checklists: copy, download, print, reset. */
export function Actions({lists, name, onReset}: Props): ReactNode {
  const [before, setBefore] = useState<Checklists>();
  const copy = (text: string): Promise<void> => navigator.clipboard.writeText(text);
  return (
    <>
      <CopyButton
        labels={copyLabels('Copy as Markdown')}
        className="control"
        write={() => copy(toMarkdown(lists()))}
      />
      <CopyButton
        labels={copyLabels('Copy open items as issue')}
        className="control"
        write={() => copy(lists().map(toIssue).join('\n'))}
      />
      <button
        type="button"
        className="control"
        onClick={() => saveFile(`${name}.csv`, toCsv(lists()), 'text/csv')}
      >
        Download CSV
      </button>
      <button
        type="button"
        className="control"
        onClick={() => {
          setBefore(before ? undefined : checklists.get());
          if (before) checklists.set(before);
          else onReset();
        }}
      >
        {before ? 'Undo reset' : 'Reset'}
      </button>
    </>
  );
}
