import type {MouseEvent} from 'react';
import {storedValues} from '../variables/store';
import type {Archive} from './saveFilledArchive';

/**
 * Handles a click on the link to an archive. If the reader has values, the browser fills them in.
 * Otherwise, or after an error, the link downloads the archive with example values.
 *
 * @param read returns the archive, or a promise of it
 */
export function fillableArchive(
  read: Archive | (() => Promise<Archive>),
): (event: MouseEvent<HTMLAnchorElement>) => void {
  return (event) => {
    const values = storedValues.get();
    if (Object.keys(values).length === 0) return;
    event.preventDefault();
    const {href} = event.currentTarget;
    Promise.all([import('./saveFilledArchive'), typeof read === 'function' ? read() : read])
      .then(([{saveFilledArchive}, archive]) => saveFilledArchive(archive, values))
      .catch(() => {
        location.assign(href);
      });
  };
}
