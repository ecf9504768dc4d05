import Link from '@docusaurus/Link';
import {useRef, type ReactNode} from 'react';
import {CompareBar} from '../../components/Compare/CompareBar';
import {CompareButton} from '../../components/Compare/CompareButton';
import {useCompared, type Compared} from '../../components/Compare/useCompared';
import {FacetFilter} from '../../components/FacetFilter';
import {useFilter} from '../../components/FacetFilter/useFilter';
import {Thumbnail} from '../../components/Thumbnail';
import DataGrid, {type DataGridField} from '../../components/ui/DataGrid';
import {duration} from '../../lib/duration';
import {inWords} from '../../lib/inWords';
import {articleFacets} from '../../components/FacetFilter/articleFacets';
import type {Facet} from '../../lib/facets';
import type {CompareData, ComparedArchitecture} from '../../schemas/explorer';
import {resilience} from './architectureFacts';
import styles from './styles.module.css';

const availability: Facet<ComparedArchitecture> = {
  key: 'availability',
  label: 'Availability',
  values: ({availability: known}) => (known ? [known] : []),
  labelOf: inWords,
  order: ['single-zone', 'multi-zone', 'multi-region'],
};

/** A table of all architectures, with filters and buttons to select them. */
export function AllArchitectures({data}: {data: CompareData}): ReactNode {
  const {architectures, serviceNames} = data;
  const filtered = useFilter(architectures, {
    facets: [...articleFacets<ComparedArchitecture>(serviceNames), availability],
    textOf: ({title, services}) =>
      [title, ...services.map((id) => serviceNames[id] ?? id)].join(' '),
  });
  const compared = useCompared(architectures, filtered.address);
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <FacetFilter noun="architecture" list={filtered} />
      <div ref={list}>
        <DataGrid
          caption="Architectures"
          fields={fieldsOf(compared)}
          rows={filtered.shown}
          rowId={({path}) => path}
        />
      </div>
      <CompareBar compared={compared} list={list} />
    </>
  );
}

function fieldsOf(compared: Compared): DataGridField<ComparedArchitecture>[] {
  return [
    {
      name: 'title',
      label: 'Architecture',
      value: ({title}) => title,
      render: ({title, path, thumbnail}) => (
        <div className={styles.name}>
          <Thumbnail name={thumbnail} />
          <Link to={`/docs/${path}`}>{title}</Link>
          <CompareButton path={path} title={title} compared={compared} />
        </div>
      ),
    },
    {name: 'section', label: 'Collection', value: ({section}) => section},
    {name: 'kind', label: 'Type', value: ({kind}) => inWords(kind)},
    {name: 'level', label: 'Level', value: ({level}) => inWords(level)},
    {
      name: 'time',
      label: 'Time to complete',
      value: ({time}) => time,
      render: ({time}) => duration(time),
    },
    {
      name: 'resilience',
      label: 'Availability and recovery',
      value: ({recovery_time}) => recovery_time ?? Infinity,
      render: (architecture) => resilience(architecture) || 'Not stated',
    },
  ];
}
