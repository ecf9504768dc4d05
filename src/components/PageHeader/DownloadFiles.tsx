import type {ReactNode} from 'react';
import {counted} from '../../lib/counted';
import {fillableArchive} from '../filledArchive/fillableArchive';
import {fetchPlaces} from './copyFrom';

interface Props {
  /** Address of the page with the base path. */
  page: string;
  files: number;
}

/** The archive of a page's named samples. */
export function DownloadFiles({page, files}: Props): ReactNode {
  const archive = `${page}.zip`;
  const name = page.slice(page.lastIndexOf('/') + 1);
  const onClick = fillableArchive(async () => ({archive, name, places: await fetchPlaces(page)}));
  return (
    <a href={archive} download data-filled onClick={onClick}>
      Download {counted(files, 'file')}
    </a>
  );
}
