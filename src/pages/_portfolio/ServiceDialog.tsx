import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ServiceFacts} from '../../components/ServiceFacts';
import Modal from '../../components/ui/Modal';
import {servicePagePath} from '../../lib/servicePath';
import type {ServiceView} from '../../schemas/catalogue';
import styles from './styles.module.css';

interface ServiceDialogProps {
  services: readonly ServiceView[];
  /** Id in the address; empty for none. */
  id: string;
  onClose: () => void;
}

/** The details of the service that the address names. */
export function ServiceDialog({services, id, onClose}: ServiceDialogProps): ReactNode {
  const service = services.find((candidate) => candidate.id === id);
  if (id !== '' && !service) {
    return (
      <Modal heading="Unknown service" opened onClose={onClose}>
        <p>The catalogue has no service with the id “{id}”.</p>
      </Modal>
    );
  }
  return (
    <Modal heading={service ? fullName(service) : ''} opened={service !== undefined} onClose={onClose}>
      {service && (
        <>
          <p>{service.description}</p>
          <ServiceFacts service={service} headingLevel={3} />
          <p className={styles.more}>
            <Link to={servicePagePath(service)}>Page of this service in the best practices</Link>
          </p>
        </>
      )}
    </Modal>
  );
}

function fullName({name, abbreviation}: ServiceView): string {
  return abbreviation ? `${name} (${abbreviation})` : name;
}
