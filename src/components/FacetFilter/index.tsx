import clsx from 'clsx';
import {useId, useRef, type ReactNode} from 'react';
import {shownOf} from '../../lib/counted';
import {facetValues, type Facet} from '../../lib/facets';
import Input from '../ui/Input';
import {useKeptFocus} from '../useKeptFocus';
import styles from './styles.module.css';
import type {Address} from './useAddress';

/** A facet as it is shown: a row of buttons, or, where there are many values, a list to choose one from. */
export interface ShownFacet<Item> extends Facet<Item> {
  appearance: 'buttons' | 'list';
}

interface FacetFilterProps<Item> {
  /** What is filtered, one of it: "template". */
  noun: string;
  /** How many there are, and how many are left. */
  all: number;
  shown: number;
  /** Items that the facets count: those that match the text already. */
  items: readonly Item[];
  facets?: readonly ShownFacet<Item>[];
  address: Address;
  /** Parameters of further controls that narrow the list too. */
  furtherKeys?: readonly string[];
  /** Further controls, for example the order. */
  children?: ReactNode;
}

const textKey = 'q';

/**
 * Text and facets that narrow a list, which follows: what is left of it is read out after a change, and said where nothing is. Their state is the query of
 * the address. Not shown where scripts are off.
 */
export function FacetFilter<Item>({
  noun,
  all,
  shown,
  items,
  facets = [],
  address,
  furtherKeys = [],
  children,
}: FacetFilterProps<Item>): ReactNode {
  const label = `Filter ${noun}s`;
  const outcome = useRef<HTMLSpanElement>(null);
  const watch = useKeptFocus(outcome);
  const keys = facets.map(({key}) => key);
  const selection = address.selection(keys);
  const query = address.params.get(textKey) ?? '';
  const narrowing = [textKey, ...keys, ...furtherKeys];
  const isNarrowed = narrowing.some((key) => address.params.has(key));
  return (
    <>
      <search className={styles.filter} aria-label={label} {...watch}>
        <div className={styles.row}>
          <Input
            className={styles.text}
            type="search"
            label={label}
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              address.change({[textKey]: event.target.value}, 'replace');
            }}
          />
          {facets
            .filter(({appearance}) => appearance === 'list')
            .map((facet) => (
              <ListFacet
                key={facet.key}
                facet={facet}
                values={facetValues(items, facets, selection, facet).sort((a, b) =>
                  a.label.localeCompare(b.label, 'en'),
                )}
                onChoose={(value) => {
                  address.change({[facet.key]: value});
                }}
              />
            ))}
          {children}
        </div>
        <div className={styles.groups}>
          {facets
            .filter(({appearance}) => appearance === 'buttons')
            .map((facet) => (
              <ButtonFacet
                key={facet.key}
                facet={facet}
                values={facetValues(items, facets, selection, facet)}
                onChoose={(values) => {
                  address.change({[facet.key]: values});
                }}
              />
            ))}
        </div>
        <p className={styles.status}>
          <span ref={outcome} role="status" tabIndex={-1}>
            {shownOf(shown, all, noun)}
          </span>
          {isNarrowed && (
            <button
              type="button"
              className={`clean-btn ${styles.clear}`}
              onClick={() => {
                address.change(Object.fromEntries(narrowing.map((key) => [key, ''])));
              }}
            >
              Clear all filters
            </button>
          )}
        </p>
      </search>
      {shown === 0 && <p>No {noun}s match. Remove a filter or try a shorter word.</p>}
    </>
  );
}

type Values = ReturnType<typeof facetValues>;

function ButtonFacet<Item>({
  facet,
  values,
  onChoose,
}: {
  facet: Facet<Item>;
  values: Values;
  onChoose: (values: string[]) => void;
}): ReactNode {
  const heading = useId();
  if (values.length === 0) return null;
  const chosen = values.filter((value) => value.chosen).map(({value}) => value);
  return (
    <div className={styles.group} role="group" aria-labelledby={heading}>
      <span id={heading} className={styles.heading}>
        {facet.label}
      </span>
      <div className={styles.buttons}>
        {values.map(({value, label, count, chosen: isChosen}) => (
          <button
            key={value}
            type="button"
            className={clsx('control', styles.button, isChosen && styles.chosen)}
            aria-pressed={isChosen}
            onClick={() => {
              onChoose(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]);
            }}
          >
            {label} <span className={styles.count}>{count}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function ListFacet<Item>({
  facet,
  values,
  onChoose,
}: {
  facet: Facet<Item>;
  values: Values;
  onChoose: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.list}>
      <label htmlFor={id}>{facet.label}</label>
      <select
        id={id}
        value={values.find(({chosen}) => chosen)?.value ?? ''}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      >
        <option value="">All</option>
        {values.map(({value, label, count}) => (
          <option key={value} value={value}>
            {label} ({count})
          </option>
        ))}
      </select>
    </div>
  );
}
