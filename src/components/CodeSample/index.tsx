import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useValuesIn} from '../variables/useValuesIn';
import CopyButton from './CopyButton';
import {textToCopy} from './textToCopy';
import styles from './styles.module.css';

export interface Props {
  /** Highlighted at build time from the page's own source; it holds nothing that a reader or another site wrote. */
  html: string;
  language: string;
  title?: string;
  lineNumbers?: boolean;
}

/** A code sample: title, copy button, and a region that scrolls sideways, also by keyboard. */
export default function CodeSample({html, language, title, lineNumbers = false}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  useValuesIn(code, html.includes('data-variable='));
  const name = title ?? (language === 'text' ? 'Output or text' : `Sample in ${language}`);
  const button = <CopyButton name={name} read={() => (code.current ? textToCopy(code.current, language) : '')} />;
  return (
    <div className={styles.sample}>
      {/* Beside the title the button covers no code. */}
      {title && (
        <div className={styles.title}>
          <span>{title}</span>
          {button}
        </div>
      )}
      <div className={styles.body}>
        {/* A scrollable region needs the keyboard too. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles.pre} role="group" aria-label={name} tabIndex={0}>
          <code ref={code} className={clsx(styles.code, lineNumbers && styles.numbered)} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
        {!title && button}
      </div>
    </div>
  );
}
