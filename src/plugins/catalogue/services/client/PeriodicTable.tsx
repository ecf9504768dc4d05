import type {ReactNode} from 'react';
import {ServiceIcon} from '../../../../components/ServiceIcon';
import {ServiceStatus} from '../../../../components/ServiceStatus';
import {inWords} from '../../../../lib/inWords';
import type {PortfolioService} from '../types';
import {ServiceLink} from './ServiceLink';
import styles from './styles.module.css';

interface PeriodicTableProps {
  services: readonly PortfolioService[];
  onOpen: (id: string) => void;
}

/** A column of tiles for each category, like the groups of the periodic table. */
export function PeriodicTable({services, onOpen}: PeriodicTableProps): ReactNode {
  const categories = [...new Set(services.map(({category}) => category))];
  return (
    <div className={styles.table}>
      {categories.map((category) => (
        <section
          key={category}
          className={styles.category}
          data-category={category}
          aria-labelledby={category}
        >
          <h2 id={category}>{inWords(category)}</h2>
          <ul className="plain-list">
            {services
              .filter((service) => service.category === category)
              .map((service) => (
                <li key={service.id}>
                  <ServiceLink service={service} onOpen={onOpen} className={styles.tile}>
                    <span className={styles.symbol}>
                      {service.abbreviation ?? service.name.charAt(0)}
                      <ServiceIcon {...service} />
                    </span>
                    <span className={styles.name}>{service.name}</span>
                    <ServiceStatus status={service.status} />
                  </ServiceLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
