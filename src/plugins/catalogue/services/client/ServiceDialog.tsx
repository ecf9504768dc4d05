import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ServiceFacts} from '../../../../components/ServiceFacts';
import {ServiceGuides} from '../../../../components/ServiceGuides';
import {ServiceIcon} from '../../../../components/ServiceIcon';
import {useFetched} from '../../../../components/useFetched';
import Modal from '../../../../components/ui/Modal';
import {servicePagePath} from '../../../../lib/servicePath';
import {serviceTitle} from '../../../../lib/serviceTitle';
import type {DetailsOfServices, PortfolioService} from '../types';
import styles from './styles.module.css';

/** The details of all services, which `../portfolio.ts` writes. */
const load = (): Promise<DetailsOfServices> =>
  import('@generated/catalogue/portfolio/details.json').then((module) => module.default);

interface ServiceDialogProps {
  services: readonly PortfolioService[];
  /** The id in the address, or an empty string. */
  id: string;
  onClose: () => void;
}

/** The details of the service in the address. */
export function ServiceDialog({services, id, onClose}: ServiceDialogProps): ReactNode {
  const service = services.find((candidate) => candidate.id === id);
  const all = useFetched(load, service !== undefined);
  const details = typeof all === 'string' ? all : (all[id] ?? 'failed');
  if (id !== '' && !service) {
    return (
      <Modal heading="Unknown service" opened onClose={onClose}>
        <p>The catalogue has no service with the id “{id}”.</p>
      </Modal>
    );
  }
  return (
    <Modal
      heading={
        service && (
          <>
            <ServiceIcon {...service} />
            {serviceTitle(service)}
          </>
        )
      }
      opened={service !== undefined}
      onClose={onClose}
    >
      {service && (
        <>
          <p>{service.description}</p>
          {details === 'failed' && (
            <p>The details could not be loaded. The page of the service has them too.</p>
          )}
          {details === 'loading' && <p role="status">Loading the details …</p>}
          {typeof details === 'object' && (
            <>
              <ServiceFacts service={{...service, ...details}} />
              <ServiceGuides service={service} guides={details.guides} headingLevel={3} />
            </>
          )}
          <p className={styles.more}>
            <Link to={servicePagePath(service)}>Page of this service in the best practices</Link>
          </p>
        </>
      )}
    </Modal>
  );
}
