import {type ReactNode, useEffect, useState} from 'react';
import {shellLabels} from '../Search/shellLabels';
import styles from './styles.module.css';

export interface QueryFormProps {
  /** The query in the address. */
  q: string;
  onQuery: (q: string) => void;
}

/** Wait this long after the last letter before the address changes, in ms. */
const typingPause = 250;

/** The search field of the page. It is a plain form until the application runs. */
export function QueryForm({q, onQuery}: QueryFormProps): ReactNode {
  // Show the typed text until the address has the same query, or changes otherwise, for example by
  // Back.
  const [typed, setTyped] = useState<{text: string; over: string} | undefined>();
  if (typed && typed.over !== q) setTyped(undefined);
  const text = typed?.over === q ? typed.text : q;

  useEffect(() => {
    if (text === q) return undefined;
    const timeout = window.setTimeout(() => onQuery(text), typingPause);
    return () => window.clearTimeout(timeout);
    // `onQuery` is new on every render and reads the address when it is called.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, q]);

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onQuery(text);
      }}
    >
      <input
        className={`control ${styles.field}`}
        type="search"
        name="q"
        aria-label={shellLabels.searchDocs}
        placeholder={shellLabels.searchDocs}
        autoComplete="off"
        spellCheck={false}
        // Without a query, the page has no other content.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={q === ''}
        maxLength={512}
        value={text}
        onChange={(event) => setTyped({text: event.target.value, over: q})}
      />
      <button type="submit" className="button button--primary">
        {shellLabels.search}
      </button>
    </form>
  );
}
