import type {ReactNode} from 'react';
import {CataloguePage} from '../../../../components/CataloguePage';
import {FacetFilter} from '../../../../components/FacetFilter';
import {useFilter} from '../../../../components/FacetFilter/useFilter';
import {CardGrid, PageCard} from '../../../../components/PageCard';
import {inWords} from '../../../../lib/inWords';
import type {TemplateGalleryData} from '../types';
import {templateFilter} from './templateFilter';

/**
 * The deployable templates, with filters by tool, use case and service. The address stores the
 * filters.
 */
export default function TemplateGallery({
  data: {templates},
}: {
  data: TemplateGalleryData;
}): ReactNode {
  const list = useFilter(templates, templateFilter(templates));
  return (
    <CataloguePage
      title="Templates"
      description="Deployable templates for Terraform, Ansible and Kubernetes, with inputs, outputs, checks and clean-up."
      lead="Small, complete and secure by default: read a template, download it, set its inputs and deploy. Each says how to verify the result and how to remove it."
    >
      <FacetFilter noun="template" list={list} />
      <CardGrid>
        {list.shown.map(({id, title, description, tool, use_cases, thumbnail}) => (
          <PageCard
            key={id}
            title={title}
            to={`/templates/${id}`}
            description={description}
            facts={[inWords(tool), ...use_cases.map(inWords)]}
            thumbnail={thumbnail}
          />
        ))}
      </CardGrid>
    </CataloguePage>
  );
}
