import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {type MouseEvent, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';

const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});

/** Moves the focus to an element that has no place among the stops of the keyboard. */
function focusOnce(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
  element.removeAttribute('tabindex');
}

/** The first stop of the keyboard, and the place where it starts again on each further page. */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  useLocationChange(({location, previousLocation}) => {
    // A filter that writes itself into the query keeps the focus, and so the reader's place.
    const isOtherPage = location.pathname !== previousLocation?.pathname;
    if (region.current && isOtherPage && !location.hash && action === 'PUSH') focusOnce(region.current);
  });

  function skip(event: MouseEvent): void {
    const content = document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
    if (!content) return;
    event.preventDefault();
    focusOnce(content);
  }
  return (
    <div ref={region} role="region" aria-label={label}>
      {/* The address is for readers without scripts. */}
      <a className={styles.skip} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
