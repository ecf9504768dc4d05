import type {ReactNode} from 'react';
import type {Service} from '../../schemas/service';
import styles from './styles.module.css';

/** The sign of a service in the colour of its category, for use beside its name. */
export function ServiceIcon({icon, category}: Pick<Service, 'icon' | 'category'>): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-category={category}>
      <path d={icon} />
    </svg>
  );
}
