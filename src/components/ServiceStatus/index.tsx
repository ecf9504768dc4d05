import type {ReactNode} from 'react';
import type {Service} from '../../schemas/service';
import styles from './styles.module.css';

export const statusLabels: Record<Service['status'], string> = {
  current: 'Current',
  'documented-only': 'Documented, not offered',
  legacy: 'Legacy',
  stub: 'Placeholder',
};

/** A badge for a service that is not generally available. Current services have none. */
export function ServiceStatus({status}: Pick<Service, 'status'>): ReactNode {
  if (status === 'current') return null;
  return <span className={styles.mark}>{statusLabels[status]}</span>;
}
