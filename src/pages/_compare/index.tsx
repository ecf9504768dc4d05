import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CataloguePage} from '../../components/CataloguePage';
import {useAddress} from '../../components/FacetFilter/useAddress';
import {mostCompared} from '../../lib/comparePath';
import type {CompareData} from '../../schemas/explorer';
import {AllArchitectures} from './AllArchitectures';
import {Comparison} from './Comparison';

/** The selected architectures side by side, or a table of all if the address names none. */
export default function Compare({data}: {data: CompareData}): ReactNode {
  const {architectures} = data;
  const address = useAddress();
  const asked = [...new Set(address.params.getAll('page'))].slice(0, mostCompared);
  const chosen = asked.flatMap(
    (path) => architectures.find((architecture) => architecture.path === path) ?? [],
  );
  const missing = asked.filter(
    (path) => !chosen.some((architecture) => architecture.path === path),
  );
  return (
    <CataloguePage
      title="Compare architectures"
      description="Architectures of the documentation side by side: when to use them, sizes, cost drivers, recovery objectives and components."
      back={{to: '/docs', label: 'All articles'}}
      lead={
        chosen.length === 0 ? (
          'All articles with an architecture diagram. Select up to four to see them side by side.'
        ) : (
          <Link to="/docs/compare">All architectures</Link>
        )
      }
    >
      {missing.length > 0 && (
        <p>
          This site has no architecture at this address: {missing.join(', ')}. It may have moved.
        </p>
      )}
      {chosen.length > 0 ? (
        <Comparison chosen={chosen} all={architectures} address={address} />
      ) : (
        <AllArchitectures data={data} />
      )}
    </CataloguePage>
  );
}
