import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {counted} from '../../../lib/counted';
import {inWords} from './exports';
import {progressOf, sumOf} from './state';
import {checklists} from './store';

/** Progress of a page's checklist, in a list of pages. Renders nothing before the first tick. */
export function ChecklistProgress({page}: {page: string}): ReactNode {
  const list = checklists.use()[page];
  return list && ` · ${inWords(progressOf(list, list.total))}`;
}

/** Progress of all checklists that the reader started. Renders nothing before the first tick. */
export function BegunChecklists({className}: {className?: string | undefined}): ReactNode {
  const lists = Object.values(checklists.use());
  if (lists.length === 0) return null;
  const progress = sumOf(lists.map((list) => progressOf(list, list.total)));
  return (
    <p className={className}>
      <Link to="/assessment">Your checklists</Link>: {inWords(progress)} in{' '}
      {counted(lists.length, 'list')}
    </p>
  );
}
