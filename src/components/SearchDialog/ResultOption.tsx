import Link from '@docusaurus/Link';
import type {MouseEvent, ReactNode, Ref} from 'react';
import type {MarkedText} from '../../plugins/search/client/types';
import {Marked} from '../Search/Marked';
import styles from './results.module.css';

export interface ResultOptionProps {
  ref: Ref<HTMLAnchorElement>;
  id: string;
  url: string;
  isActive: boolean;
  /** A section of a page, not the page. */
  isSection?: boolean;
  onOpen: (event: MouseEvent) => void;
  onPoint: () => void;
  children: ReactNode;
}

/** A result: an option of the listbox that is a link, so that it opens in a new tab as every link does. */
export function ResultOption({
  ref,
  id,
  url,
  isActive,
  isSection = false,
  onOpen,
  onPoint,
  children,
}: ResultOptionProps): ReactNode {
  return (
    <Link
      ref={ref}
      id={id}
      to={url}
      role="option"
      aria-selected={isActive}
      // Tab reaches the active one, and with it the list scrolls into reach.
      tabIndex={isActive ? 0 : -1}
      className={isSection ? styles.sectionOption : styles.option}
      onClick={onOpen}
      onPointerMove={isActive ? undefined : onPoint}
      data-noBrokenLinkCheck
    >
      {children}
    </Link>
  );
}

/** Keeps its line while the text is on its way, so that nothing jumps. */
export function Excerpt({text}: {text: MarkedText | undefined}): ReactNode {
  return <span className={styles.excerpt}>{text ? <Marked text={text} /> : '\u00A0'}</span>;
}
