import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import {setValue, useValues} from '../variables/store';
import Field, {type Definition} from './Field';
import styles from './styles.module.css';

export interface Props {
  /** Definitions of the page's variables as JSON, put there at build time. */
  definitions: string;
}

/**
 * Lets readers replace the example values of a page by their own; every sample of the site then shows and copies them. Collapsed at first, and
 * without JavaScript a list of the values that the samples show.
 */
export default function VariablePanel({definitions}: Props): ReactNode {
  const variables = JSON.parse(definitions) as Definition[];
  const values = useValues();
  const isBrowser = useIsBrowser();
  // Another number makes new fields, without what was written into the old ones.
  const [round, setRound] = useState(0);
  const own = variables.filter(({id}) => values[id] !== undefined).length;
  return (
    <details className={styles.panel}>
      <summary>
        Your values in the samples{' '}
        <span className={styles.state}>{own === 0 ? 'examples' : `${own} of ${variables.length} are yours`}</span>
      </summary>
      {isBrowser ? (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <p className={styles.note}>Every sample on this site shows and copies them. They stay in this browser and are sent nowhere.</p>
          {variables.map((variable) => (
            <Field key={`${variable.id} ${round}`} variable={variable} value={values[variable.id]} />
          ))}
          <div className={styles.actions}>
            <button
              type="button"
              onClick={() => {
                for (const {id} of variables) setValue(id, undefined);
                setRound(round + 1);
              }}
            >
              Back to the examples
            </button>
            <span role="status">{own === 0 ? 'The samples show the examples.' : `${own} of ${variables.length} values are yours.`}</span>
          </div>
        </form>
      ) : (
        <dl className={styles.list}>
          {variables.map(({id, label, default: value}) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
