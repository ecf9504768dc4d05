import {Children, Fragment, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface TabItemProps {
  label: string;
  children: ReactNode;
}

/** A panel of `Tabs`, which renders it. */
export function TabItem({children}: TabItemProps): ReactNode {
  return children;
}

/** Tabs as radio buttons, which work without scripts. One panel is visible. */
export function Tabs({label, children}: {label: string; children: ReactNode}): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{label}</legend>
      {items.map((item, position) => (
        <Fragment key={item.props.label}>
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            id={`${id}${position}`}
            defaultChecked={position === 0}
          />
          <label className={styles.tab} htmlFor={`${id}${position}`}>
            {item.props.label}
          </label>
          <div className={styles.panel}>{item}</div>
        </Fragment>
      ))}
    </fieldset>
  );
}
