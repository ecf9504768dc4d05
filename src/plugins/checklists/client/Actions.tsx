import {useState, type ReactNode} from 'react';
import {ControlButton} from '../../../components/ui/ControlButton';
import {CopyButton} from '../../../components/CopyButton';
import {saveFile} from '../../../components/saveFile';
import {toCsv, toIssue, toMarkdown, type List} from './exports';
import type {Checklists} from './state';
import {checklists} from './store';

interface Props {
  /** The lists in their current state. */
  lists: () => List[];
  /** Name of a downloaded file, without its extension. */
  name: string;
  onReset: () => void;
}

/** Actions on the state of checklists: copy, download, print, reset. */
export function Actions({lists, name, onReset}: Props): ReactNode {
  const [before, setBefore] = useState<Checklists>();
  const copy = (text: string): Promise<void> => navigator.clipboard.writeText(text);
  return (
    <>
      <CopyButton labels={{idle: 'Copy as Markdown'}} write={() => copy(toMarkdown(lists()))} />
      <CopyButton
        labels={{idle: 'Copy open items as issue'}}
        write={() => copy(lists().map(toIssue).join('\n'))}
      />
      <ControlButton onClick={() => saveFile(`${name}.csv`, toCsv(lists()), 'text/csv')}>
        Download CSV
      </ControlButton>
      <ControlButton
        onClick={() => {
          setBefore(before ? undefined : checklists.get());
          if (before) checklists.set(before);
          else onReset();
        }}
      >
        {before ? 'Undo reset' : 'Reset'}
      </ControlButton>
    </>
  );
}
