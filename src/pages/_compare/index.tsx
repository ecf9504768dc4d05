import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CataloguePage} from '../../components/CataloguePage';
import {useAddress} from '../../components/FacetFilter/useAddress';
import DataGrid from '../../components/ui/DataGrid';
import {mostCompared} from '../../lib/comparePath';
import {explorerPath} from '../../lib/explorerPath';
import type {CompareData, ComparedArchitecture} from '../../schemas/explorer';
import {architectureFacts, gridFields} from './architectureFacts';
import styles from './styles.module.css';

/** The architectures of the address side by side; without any, a table of all. */
export default function Compare({data: {architectures}}: {data: CompareData}): ReactNode {
  const {params} = useAddress();
  const asked = [...new Set(params.getAll('page'))].slice(0, mostCompared);
  const chosen = asked.flatMap(
    (path) => architectures.find((architecture) => architecture.path === path) ?? [],
  );
  const missing = asked.filter(
    (path) => !chosen.some((architecture) => architecture.path === path),
  );
  return (
    <CataloguePage
      title="Compare architectures"
      description="Architectures of the documentation side by side: components, availability, recovery objectives and effort."
      back={{to: '/docs', label: 'All articles'}}
      lead={
        chosen.length === 0 && (
          <>
            All articles with an architecture diagram. An empty cell means that the article gives no
            value. To compare up to four, select them in{' '}
            <Link to={explorerPath()}>All articles</Link>.
          </>
        )
      }
    >
      {missing.length > 0 && (
        <p>
          This site has no architecture at this address: {missing.join(', ')}. It may have moved.
        </p>
      )}
      {chosen.length > 0 ? (
        <SideBySide architectures={chosen} />
      ) : (
        <DataGrid
          caption="Architectures"
          fields={gridFields}
          rows={architectures}
          rowId={({path}) => path}
        />
      )}
    </CataloguePage>
  );
}

function SideBySide({architectures}: {architectures: readonly ComparedArchitecture[]}): ReactNode {
  return (
    // The region scrolls on narrow screens, so the keyboard must reach it.

    <div
      className={`markdown ${styles.scroll ?? ''}`}
      role="region"
      aria-label="Comparison"
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Fact</th>
            {architectures.map(({path, title}) => (
              <th key={path} scope="col">
                <Link to={`/docs/${path}`}>{title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {architectureFacts.map(({label, text}) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {architectures.map((architecture) => (
                <td key={architecture.path}>{text(architecture) || 'not stated'}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Components</th>
            {architectures.map(({path, components}) => (
              <td key={path}>
                <ul className="plain-list">
                  {components.map(({label, service}) => (
                    <li key={label}>
                      {label}
                      {service && <span className={styles.service}> ({service})</span>}
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
