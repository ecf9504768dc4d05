import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {isModifiedClick} from '../../../../lib/isModifiedClick';
import {servicePagePath} from '../../../../lib/servicePath';
import type {PortfolioService} from '../types';

interface ServiceLinkProps {
  service: PortfolioService;
  onOpen: (id: string) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens the details of a service. In a new tab it opens the page of the service. */
export function ServiceLink({service, onOpen, className, children}: ServiceLinkProps): ReactNode {
  return (
    <Link
      className={className}
      to={servicePagePath(service)}
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        onOpen(service.id);
      }}
    >
      {children}
    </Link>
  );
}
