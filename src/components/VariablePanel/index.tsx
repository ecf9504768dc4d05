import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, useState, type ReactNode} from 'react';
import {ControlButton} from '../ui/ControlButton';
import {storedValues} from '../variables/store';
import {withoutValues} from '../variables/values';
import {Fact} from '../Fact';
import Field, {type Definition} from './Field';
import ValueEditor from './ValueEditor';
import styles from './styles.module.css';

export interface Props {
  /** Definitions of the page's variables as JSON, inserted at build time. */
  definitions: string;
}

/**
 * Lets readers replace the example values of a page. Every sample of the site then shows and copies
 * the reader's values. Without JavaScript it lists the example values.
 */
export default function VariablePanel({definitions}: Props): ReactNode {
  const variables = useMemo(() => JSON.parse(definitions) as Definition[], [definitions]);
  const values = storedValues.use();
  const isBrowser = useIsBrowser();
  // A new key remounts the fields, which discards their old text.
  const [round, setRound] = useState(0);
  const filled = variables.filter(({id}) => values[id] !== undefined);
  const own = filled.length;
  const filledIn = `${own} of ${variables.length} filled in`;
  const panel = (
    <details className={`no-print ${styles.panel}`} data-stored="variables">
      <summary>
        Fill in your values{' '}
        <span className={styles.state}>{own === 0 ? 'using examples' : filledIn}</span>
      </summary>
      {isBrowser ? (
        <div className={styles.form}>
          <p className={styles.note}>
            Your values replace the placeholders in every sample. They stay in this browser.
          </p>
          {variables.map((variable) => (
            <Field
              key={`${variable.id} ${round}`}
              variable={variable}
              value={values[variable.id]}
            />
          ))}
          <div className={`cluster ${styles.actions}`}>
            <ControlButton
              onClick={() => {
                storedValues.set(withoutValues(storedValues.get(), variables));
                setRound(round + 1);
              }}
            >
              Reset to examples
            </ControlButton>
            <span role="status">{own === 0 ? 'Samples use example values.' : `${filledIn}.`}</span>
          </div>
        </div>
      ) : (
        <dl className={styles.list}>
          {variables.map(({id, label, default: value}) => (
            <Fact key={id} name={label}>
              <code>{value}</code>
            </Fact>
          ))}
        </dl>
      )}
    </details>
  );
  return (
    <>
      {panel}
      {own > 0 && (
        <p className="print-only">
          The samples hold values that the reader filled in:{' '}
          {filled.map(({label}) => label).join(', ')}.
        </p>
      )}
      {isBrowser && <ValueEditor variables={variables} />}
    </>
  );
}
