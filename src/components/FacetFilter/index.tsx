import {useId, useRef, type ReactNode} from 'react';
import {counted, shownOf} from '../../lib/counted';
import {facetValues, textKey, type FacetValue} from '../../lib/facets';
import {ControlButton} from '../ui/ControlButton';
import Input from '../ui/Input';
import {useKeptFocus} from '../useKeptFocus';
import styles from './styles.module.css';
import type {Address} from './useAddress';
import type {FilteredList} from './useFilter';

interface FacetFilterProps<Item> {
  /** The filtered thing in the singular, such as "template". */
  noun: string;
  list: FilteredList<Item>;
  /** Names of query parameters that also narrow the list. */
  furtherKeys?: readonly string[];
  /** More controls, for example the order. */
  children?: ReactNode;
}

/**
 * A text field and facets that filter a list. The query of the address stores their state. Screen
 * readers announce the number of matches. Hidden without scripts.
 */
export function FacetFilter<Item>({
  noun,
  list: {all, found, shown, facets, address},
  furtherKeys = [],
  children,
}: FacetFilterProps<Item>): ReactNode {
  const label = `Filter ${noun}s`;
  const panel = useRef<HTMLDetailsElement>(null);
  const outcome = useRef<HTMLSpanElement>(null);
  const watch = useKeptFocus(outcome);
  const narrowing = [textKey, ...facets.map(({key}) => key), ...furtherKeys];
  const isNarrowed = narrowing.some((key) => address.params.has(key));
  // A new filter resets the list to its first page.
  const change: Address['change'] = (changes, how) => address.change({...changes, page: ''}, how);
  const controls = (isList: boolean): ReactNode[] =>
    facets
      .filter((facet) => Boolean(facet.isList) === isList)
      .map((facet) => {
        const Control = isList ? ListFacet : ButtonFacet;
        return (
          <Control
            key={facet.key}
            label={facet.label}
            values={facetValues(found, facets, address.params, facet)}
            onChoose={(values) => change({[facet.key]: values})}
          />
        );
      });
  return (
    <>
      <search className={styles.filter} aria-label={label} {...watch}>
        <div className={`cluster ${styles.row}`}>
          <Input
            className={styles.text}
            type="search"
            label={label}
            value={address.params.get(textKey) ?? ''}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({[textKey]: event.target.value}, 'replace')}
          />
        </div>
        {/* Closed on phones, because it would cover the list. Wide windows always show it. */}
        <details ref={panel} className={styles.panel}>
          <summary>{children ? 'Filters and view' : 'Filters'}</summary>
          <div className={`cluster ${styles.row}`}>
            {controls(true)}
            {children}
          </div>
          <div className={styles.groups}>{controls(false)}</div>
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              panel.current?.removeAttribute('open');
              outcome.current?.focus();
            }}
          >
            Show {counted(shown.length, noun)}
          </button>
        </details>
        <p className={`cluster ${styles.status}`}>
          <span ref={outcome} role="status" tabIndex={-1}>
            {shownOf(shown.length, all.length, noun)}
          </span>
          {isNarrowed && (
            <button
              type="button"
              className={`clean-btn ${styles.clear}`}
              onClick={() => change(Object.fromEntries(narrowing.map((key) => [key, ''])))}
            >
              Clear all filters
            </button>
          )}
        </p>
      </search>
      {shown.length === 0 && <p>No {noun}s match. Remove a filter or try a shorter word.</p>}
    </>
  );
}

interface FacetProps {
  label: string;
  values: readonly FacetValue[];
  onChoose: (values: string[]) => void;
}

function ButtonFacet({label: title, values, onChoose}: FacetProps): ReactNode {
  const heading = useId();
  if (values.length === 0) return null;
  const chosen = values.filter((value) => value.chosen).map(({value}) => value);
  return (
    <div className={styles.group} role="group" aria-labelledby={heading}>
      <span id={heading} className={styles.heading}>
        {title}
      </span>
      <div className="cluster">
        {values.map(({value, label, count, chosen: isChosen}) => (
          <ControlButton
            key={value}
            className={styles.button}
            aria-pressed={isChosen}
            onClick={() =>
              onChoose(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])
            }
          >
            {label} <span className={styles.count}>{count}</span>
          </ControlButton>
        ))}
      </div>
    </div>
  );
}

function ListFacet({label: title, values, onChoose}: FacetProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.list}>
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        value={values.find(({chosen}) => chosen)?.value ?? ''}
        onChange={(event) => onChoose([event.target.value])}
      >
        <option value="">All</option>
        {[...values]
          .sort((a, b) => a.label.localeCompare(b.label, 'en'))
          .map(({value, label, count}) => (
            <option key={value} value={value}>
              {label} ({count})
            </option>
          ))}
      </select>
    </div>
  );
}
