import type {MouseEvent} from 'react';
import {storedValues} from '../variables/store';
import type {Archive} from './saveFilledArchive';

/**
 * Answers a press on the link to an archive. With values of the reader, the archive is filled in
 * here. Without them, or if that fails, the link leads to the archive with the examples.
 *
 * @param read the archive, or a promise of it
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
