import type {ReactNode} from 'react';
import {CataloguePage} from '../../../../components/CataloguePage';
import {FacetFilter} from '../../../../components/FacetFilter';
import {useFilter} from '../../../../components/FacetFilter/useFilter';
import type {PortfolioData} from '../types';
import {PeriodicTable} from './PeriodicTable';
import {portfolioFilter} from './portfolioFilter';
import {ServiceDialog} from './ServiceDialog';
import {ServiceGrid} from './ServiceGrid';

/**
 * All services by category, with filters, a list view and details. The address stores the state.
 */
export default function Portfolio({data: {services}}: {data: PortfolioData}): ReactNode {
  const list = useFilter(services, portfolioFilter);
  const {shown, address} = list;
  const isList = address.params.get('view') === 'list';

  function open(id: string): void {
    address.change({service: id});
  }
  return (
    <CataloguePage
      title="Portfolio navigator"
      description="Every service of the platform by category: what it is, regions, endpoints, Terraform resources and our guides."
      lead="Every service of the platform by category, with its regions, endpoints, Terraform resources and the guides that use it."
    >
      <FacetFilter noun="service" list={list}>
        <button
          type="button"
          onClick={() => address.change({view: isList ? '' : 'list', sort: '', page: ''})}
        >
          {isList ? 'Show as tiles' : 'Show as list'}
        </button>
      </FacetFilter>
      {shown.length > 0 &&
        (isList ? (
          <ServiceGrid services={shown} onOpen={open} address={address} />
        ) : (
          <PeriodicTable services={shown} onOpen={open} />
        ))}
      <ServiceDialog
        services={services}
        id={address.params.get('service') ?? ''}
        onClose={() => address.takeBack('service')}
      />
    </CataloguePage>
  );
}
