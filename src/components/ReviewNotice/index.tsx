import Admonition from '@theme/Admonition';
import {useSyncExternalStore, type ReactNode} from 'react';
import {dayOf} from '../../lib/dayOf';
import {Day} from '../Day';
import type {Evidence} from '../../schemas/evidence';
import {isReviewOld} from '../../schemas/review';

const neverChanges = (): (() => void) => () => undefined;

/**
 * Warns about a page that was reviewed long ago. The build decides for readers without JavaScript.
 * The browser decides again, because the build may be old.
 */
export function ReviewNotice({
  reviewed,
  reviewIsOld,
}: Pick<Evidence, 'reviewed' | 'reviewIsOld'>): ReactNode {
  const isOld = useSyncExternalStore(
    neverChanges,
    () => reviewIsOld || isReviewOld(reviewed, dayOf(Date.now())),
    () => reviewIsOld,
  );
  if (!isOld) return null;
  return (
    <Admonition type="warning" title="Not reviewed for a long time">
      This page was last reviewed on <Day day={reviewed} />. Services and versions may have changed
      since: compare it with its sources, listed at the end, before you rely on it.
    </Admonition>
  );
}
