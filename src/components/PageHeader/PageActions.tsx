import type {ReactNode} from 'react';
import {CopyButton} from '../CopyButton';
import {copyFrom} from './copyFrom';
import styles from './styles.module.css';

const copyLabels = {
  idle: 'Copy page as Markdown',
  copied: 'Copied as Markdown',
  failed: 'Not copied: open the Markdown instead',
};

interface PageActionsProps {
  /** Address of the Markdown copy, base path included. */
  copy: string;
  /** Further links. */
  children: ReactNode;
}

/** Actions of a page: its Markdown copy, downloads and more. */
export function PageActions({copy, children}: PageActionsProps): ReactNode {
  return (
    <div className={`no-print cluster ${styles.copy}`}>
      <CopyButton labels={copyLabels} className="clean-btn" write={() => copyFrom(copy)} />
      {/* A plain link to a file. It works without JavaScript and without clipboard access. */}
      <a href={copy}>View as Markdown</a>
      {children}
    </div>
  );
}
