import type * as architectures from '@generated/entry-pages/compare/architectures';
import {useId, useRef, type ReactNode} from 'react';
import {CopyButton} from '../../components/CopyButton';
import type {Address} from '../../components/FacetFilter/useAddress';
import {useFetched} from '../../components/useFetched';
import {useKeptFocus} from '../../components/useKeptFocus';
import {mostCompared} from '../../lib/comparePath';
import {groupBy} from '../../lib/groupBy';
import type {ComparedArchitecture} from '../../schemas/explorer';
import {comparedRows, onlyDifferences} from './comparedRows';
import {SideBySide} from './SideBySide';
import styles from './styles.module.css';

/** `src/plugins/entry-pages/compareData.ts` writes the data. */
const load = (): Promise<typeof architectures> =>
  import('@generated/entry-pages/compare/architectures');

const copyLabels = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'Not copied: copy the address instead',
};

interface ComparisonProps {
  chosen: readonly ComparedArchitecture[];
  all: readonly ComparedArchitecture[];
  address: Address;
}

/**
 * The selected architectures, and controls to add and remove them. The address stores the
 * selection.
 */
export function Comparison({chosen, all, address}: ComparisonProps): ReactNode {
  const fetched = useFetched(load);
  const table = useRef<HTMLDivElement>(null);
  const watch = useKeptFocus(table);
  const differences = useId();
  if (fetched === 'loading') return <p role="status">Loading the comparison …</p>;
  if (fetched === 'failed')
    return <p role="alert">The comparison did not load. Reload the page to try again.</p>;

  const paths = chosen.map(({path}) => path);
  const show = (next: string[]): void => address.change({page: next});
  const columns = chosen.flatMap((facts) => {
    const details = fetched.details[facts.path];
    return details ? {facts, details} : [];
  });
  const rows = comparedRows(columns);
  const several = chosen.length > 1;
  const narrowed = several && address.params.get('only') === 'differences';
  return (
    <div {...watch}>
      <div className={`no-print cluster ${styles.controls}`}>
        {chosen.length < mostCompared && <AddColumn all={all} paths={paths} onAdd={show} />}
        {several && (
          <label htmlFor={differences}>
            <input
              id={differences}
              type="checkbox"
              checked={narrowed}
              onChange={({target}) =>
                address.change({only: target.checked ? 'differences' : ''}, 'replace')
              }
            />{' '}
            Hide equal rows
          </label>
        )}
        <CopyButton
          labels={copyLabels}
          write={() => navigator.clipboard.writeText(window.location.href)}
        />
      </div>
      {several && (
        <p className={styles.legend}>
          Facts, sizes and components that differ are marked. A component in bold is not in every
          architecture.
        </p>
      )}
      <SideBySide
        region={table}
        columns={columns}
        pictures={fetched.pictures}
        groups={narrowed ? onlyDifferences(rows) : rows}
        onRemove={(path) => show(paths.filter((other) => other !== path))}
      />
    </div>
  );
}

interface AddColumnProps {
  all: readonly ComparedArchitecture[];
  paths: readonly string[];
  onAdd: (paths: string[]) => void;
}

function AddColumn({all, paths, onAdd}: AddColumnProps): ReactNode {
  const id = useId();
  const further = all.filter(({path}) => !paths.includes(path));
  return (
    <div className={styles.add}>
      <label htmlFor={id}>Add an architecture</label>
      <select
        id={id}
        className="control"
        value=""
        onChange={({target}) => onAdd([...paths, target.value])}
      >
        <option value="">Choose …</option>
        {[...groupBy(further, ({section}) => section)].map(([section, architectures]) => (
          <optgroup key={section} label={section}>
            {architectures.map(({path, title}) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
