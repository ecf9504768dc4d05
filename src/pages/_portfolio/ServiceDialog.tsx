import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ServiceFacts} from '../../components/ServiceFacts';
import {ServiceGuides} from '../../components/ServiceGuides';
import Modal from '../../components/ui/Modal';
import {servicePagePath} from '../../lib/servicePath';
import {serviceTitle} from '../../lib/serviceTitle';
import type {PortfolioService} from '../../schemas/catalogue';
import styles from './styles.module.css';
import {useServiceGuides} from './useServiceGuides';

interface ServiceDialogProps {
  services: readonly PortfolioService[];
  /** Id in the address; empty for none. */
  id: string;
  onClose: () => void;
}

/** The details of the service that the address names. */
export function ServiceDialog({services, id, onClose}: ServiceDialogProps): ReactNode {
  const service = services.find((candidate) => candidate.id === id);
  const guides = useServiceGuides(service !== undefined);
  if (id !== '' && !service) {
    return (
      <Modal heading="Unknown service" opened onClose={onClose}>
        <p>The catalogue has no service with the id “{id}”.</p>
      </Modal>
    );
  }
  return (
    <Modal heading={service ? serviceTitle(service) : ''} opened={service !== undefined} onClose={onClose}>
      {service && (
        <>
          <p>{service.description}</p>
          <ServiceFacts service={service} />
          {guides === 'failed' && <p>The list of guides could not be loaded; the page of the service has it too.</p>}
          {guides === 'loading' && <p role="status">Loading the guides …</p>}
          {typeof guides === 'object' && <ServiceGuides service={service} guides={guides[service.id] ?? []} headingLevel={3} />}
          <p className={styles.more}>
            <Link to={servicePagePath(service)}>Page of this service in the best practices</Link>
          </p>
        </>
      )}
    </Modal>
  );
}
