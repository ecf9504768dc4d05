import type {ReactNode} from 'react';
import {CataloguePage} from '../../../../components/CataloguePage';
import {FacetFilter} from '../../../../components/FacetFilter';
import {useAddress} from '../../../../components/FacetFilter/useAddress';
import type {PortfolioData} from '../types';
import {filterServices, portfolioFacets, searchServices} from './portfolioFacets';
import {PeriodicTable} from './PeriodicTable';
import {ServiceDialog} from './ServiceDialog';
import {ServiceGrid} from './ServiceGrid';

/** Every service of the platform by category, with filters, a list view and details; all of that stands in the address. */
export default function Portfolio({data: {services}}: {data: PortfolioData}): ReactNode {
  const address = useAddress();
  const text = address.params.get('q') ?? '';
  const shown = filterServices(
    services,
    text,
    address.selection(portfolioFacets.map(({key}) => key)),
  );
  const isList = address.params.get('view') === 'list';

  function open(id: string): void {
    address.change({service: id});
  }
  return (
    <CataloguePage
      wide
      title="Portfolio navigator"
      description="Every service of the platform by category: what it is, regions, endpoints, Terraform resources and our guides."
      lead="Every service of the platform by category, with its regions, endpoints, Terraform resources and the guides that use it."
    >
      <FacetFilter
        noun="service"
        all={services.length}
        shown={shown.length}
        items={searchServices(services, text)}
        facets={portfolioFacets}
        // What is narrowed down anew is read from its first page.
        address={{
          ...address,
          change: (changes, how) => {
            address.change({...changes, page: ''}, how);
          },
        }}
      >
        <button
          type="button"
          onClick={() => {
            address.change({view: isList ? '' : 'list', sort: '', page: ''});
          }}
        >
          {isList ? 'Show as table of tiles' : 'Show as list'}
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
        onClose={() => {
          address.takeBack('service');
        }}
      />
    </CataloguePage>
  );
}
