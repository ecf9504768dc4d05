import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ServiceView} from '../../schemas/catalogue';
import type {Service} from '../../schemas/service';
import styles from './styles.module.css';

/** What a status means, as `data/services.yml` defines it. */
const statusMeanings: Record<Exclude<Service['status'], 'current'>, string> = {
  'documented-only':
    'Help pages are public, but the service stands neither in the public portfolio nor in the endpoint table. Ask the provider before you plan with it.',
  legacy: 'For existing users only, or superseded. Do not begin a new workload on it.',
  stub: 'The provider’s documentation has an entry for it without content. Ask the provider before you plan with it.',
};

/** What is known of a service: status, regions, endpoints, Terraform resources, counterparts and links. */
export function ServiceFacts({service}: {service: Omit<ServiceView, 'guides'>}): ReactNode {
  const {status, regions, region_note, api_endpoints, terraform_resources: resources, help_center_url, aliases, tagPath} = service;
  return (
    <div className={styles.facts}>
      {status !== 'current' && <p className={styles.status}>{statusMeanings[status]}</p>}
      <dl>
        <div>
          <dt>Regions</dt>
          <dd>
            {regions.length > 0 ? regions.join(', ') : 'none in the portfolio or the endpoint table'}
            {region_note && <span className={styles.note}> ({region_note})</span>}
          </dd>
        </div>
        <div>
          <dt>API endpoints</dt>
          <dd>{api_endpoints.length > 0 ? <CodeList values={api_endpoints} /> : 'none in the endpoint table'}</dd>
        </div>
        <div>
          <dt>Terraform</dt>
          <dd>{resources.length > 0 ? <CodeList values={resources} /> : 'no resource in the provider versions that we checked'}</dd>
        </div>
        {aliases && (
          <div>
            <dt>Comparable elsewhere</dt>
            <dd>{aliases.join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>Reference</dt>
          <dd>
            <ul>
              {help_center_url && (
                <>
                  <li>
                    <Link href={help_center_url}>Help Center</Link>
                  </li>
                  <li>
                    <Link href={new URL('umn/', help_center_url).href}>User guide</Link>
                  </li>
                </>
              )}
              {tagPath && (
                <li>
                  <Link to={tagPath}>All pages with its tag</Link>
                </li>
              )}
            </ul>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function CodeList({values}: {values: readonly string[]}): ReactNode {
  return (
    <ul>
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
