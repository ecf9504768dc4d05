import type {ReactNode} from 'react';
import type {Service} from '../../schemas/service';
import styles from './styles.module.css';

export const statusLabels: Record<Service['status'], string> = {
  current: 'Current',
  'documented-only': 'Documented, not offered',
  legacy: 'Legacy',
  stub: 'Placeholder',
};

/** A short mark for a service that is not simply there; nothing for a current one. */
export function ServiceStatus({status}: Pick<Service, 'status'>): ReactNode {
  if (status === 'current') return null;
  return <span className={styles.mark}>{statusLabels[status]}</span>;
}
