import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import type {MouseEvent, ReactNode} from 'react';
import {focusOnce, pageStartId} from '../../lib/pageStart';
import styles from './styles.module.css';

const label = 'Skip to main content';

function skip(event: MouseEvent): void {
  const content =
    document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
  if (!content) return;
  event.preventDefault();
  focusOnce(content);
  content.scrollIntoView();
}

/** The first tab stop of a page, and after each navigation (src/plugins/navigation). */
export default function SkipToContent(): ReactNode {
  return (
    <div id={pageStartId} role="region" aria-label={label}>
      {/* Readers without scripts follow the address. */}
      <a className={styles.skip} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
