import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CataloguePage} from '../../../../components/CataloguePage';
import {FacetFilter} from '../../../../components/FacetFilter';
import {useAddress} from '../../../../components/FacetFilter/useAddress';
import {CardGrid, PageCard} from '../../../../components/PageCard';
import {inWords} from '../../../../lib/inWords';
import type {TemplateGalleryData} from '../types';
import {filterTemplates, searchTemplates, templateFacets} from './templateFacets';

/** The deployable templates, by tool, use case and service; the choice stands in the address. */
export default function TemplateGallery({
  data: {templates, external},
}: {
  data: TemplateGalleryData;
}): ReactNode {
  const address = useAddress();
  const text = address.params.get('q') ?? '';
  const facets = templateFacets(templates);
  const shown = filterTemplates(templates, text, address.selection(facets.map(({key}) => key)));
  return (
    <CataloguePage
      title="Templates"
      description="Deployable templates for Terraform, Ansible and Kubernetes, with inputs, outputs, checks and the way back."
      lead="Small, complete and secure by default: read a template, download it, set its inputs and deploy. Each says how to verify the result and how to remove it."
    >
      <FacetFilter
        noun="template"
        all={templates.length}
        shown={shown.length}
        items={searchTemplates(templates, text)}
        facets={facets}
        address={address}
      />
      <CardGrid>
        {shown.map(({id, title, description, tool, use_cases}) => (
          <PageCard
            key={id}
            title={title}
            to={`/templates/${id}`}
            description={description}
            facts={[inWords(tool), ...use_cases.map(inWords)]}
          />
        ))}
      </CardGrid>
      {external.length > 0 && (
        <section>
          <h2>From elsewhere</h2>
          <p>Kept by others and not checked by us.</p>
          <ul>
            {external.map(({title, description, url, publisher}) => (
              <li key={url}>
                <Link href={url}>{title}</Link> by {publisher}: {description}
              </li>
            ))}
          </ul>
        </section>
      )}
    </CataloguePage>
  );
}
