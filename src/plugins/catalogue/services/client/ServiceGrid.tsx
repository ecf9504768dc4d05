import type {ReactNode} from 'react';
import type {Address} from '../../../../components/FacetFilter/useAddress';
import {ServiceIcon} from '../../../../components/ServiceIcon';
import {statusLabels} from '../../../../components/ServiceStatus';
import DataGrid, {type DataGridField} from '../../../../components/ui/DataGrid';
import {inWords} from '../../../../lib/inWords';
import type {PortfolioService} from '../types';
import {toGridState, toParameters} from './gridAddress';
import {ServiceLink} from './ServiceLink';

interface ServiceGridProps {
  services: readonly PortfolioService[];
  onOpen: (id: string) => void;
  address: Address;
}

/** The services as a sortable table. The address stores order and page. */
export function ServiceGrid({services, onOpen, address}: ServiceGridProps): ReactNode {
  const fields: DataGridField<PortfolioService>[] = [
    {
      name: 'name',
      label: 'Service',
      value: ({name}) => name,
      render: (service) => (
        <ServiceLink service={service} onOpen={onOpen}>
          <ServiceIcon {...service} />
          {service.name}
        </ServiceLink>
      ),
    },
    {name: 'abbreviation', label: 'Short', value: ({abbreviation}) => abbreviation ?? ''},
    {name: 'category', label: 'Category', value: ({category}) => inWords(category)},
    {name: 'regions', label: 'Regions', value: ({regions}) => regions.join(', ')},
    {name: 'status', label: 'Status', value: ({status}) => statusLabels[status]},
    {name: 'guides', label: 'Guides', value: ({guides}) => guides},
  ];
  return (
    <DataGrid
      caption="Services"
      fields={fields}
      rows={services}
      rowId={({id}) => id}
      pageSize={25}
      state={toGridState(address.params)}
      onState={(state) => address.change(toParameters(state))}
    />
  );
}
