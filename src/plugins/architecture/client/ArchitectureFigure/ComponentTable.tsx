import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {servicePath} from '../../../../lib/servicePath';
import type {Figure} from '../figure';
import styles from './styles.module.css';

/** The components of a picture. Services link to the portfolio. */
export default function ComponentTable({
  components,
  title,
}: Pick<Figure, 'components' | 'title'>): ReactNode {
  return (
    <div
      className={styles.tableFrame}
      role="group"
      aria-label={`Components of ${title}`}
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Service</th>
            <th scope="col">Place</th>
            <th scope="col">Role</th>
          </tr>
        </thead>
        <tbody>
          {components.map(({label, service, place, note}, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{service && <Link to={servicePath(service.id)}>{service.name}</Link>}</td>
              <td>{place.join(', ')}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
