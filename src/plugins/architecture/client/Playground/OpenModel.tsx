import {useId, useState, type ReactNode} from 'react';
import {groupBy} from '../../../../lib/groupBy';
import type {OfferedModel} from '../playground';
import type {RecentModel} from './recentModels';
import {recentStore} from './recentStore';
import styles from './styles.module.css';

interface OpenModelProps {
  models: readonly OfferedModel[];
  onBlank: () => void;
  onRecent: (model: RecentModel) => void;
  onModel: (file: string) => void;
}

/** A list of models, and the button that opens the selected one. */
export default function OpenModel(props: OpenModelProps): ReactNode {
  const id = useId();
  const recent = recentStore.use();
  const [chosen, setChosen] = useState(
    () => new URLSearchParams(location.search).get('model') ?? '',
  );

  function open(): void {
    const kept = recent.find((one) => one.id === chosen);
    if (kept) props.onRecent(kept);
    else if (chosen) props.onModel(chosen);
    else props.onBlank();
  }

  return (
    <form
      className={styles.open}
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <label htmlFor={id}>Start from</label>
      <select
        id={id}
        className="control"
        value={chosen}
        onChange={({target}) => setChosen(target.value)}
      >
        <option value="">A blank model</option>
        {recent.length > 0 && (
          <optgroup label="Your last models, in this browser">
            {recent.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </optgroup>
        )}
        {[...groupBy(props.models, ({section}) => section)].map(([section, inSection]) => (
          <optgroup key={section} label={section}>
            {inSection.map(({file, title}) => (
              <option key={file} value={file}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className="button button--primary">
        Open
      </button>
    </form>
  );
}
