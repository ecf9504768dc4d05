import type {ReactNode} from 'react';
import type {ServiceView} from '../../schemas/catalogue';
import type {Service} from '../../schemas/service';
import {Fact} from '../Fact';
import {LinkList} from '../LinkList';
import styles from './styles.module.css';

/** The meaning of each status in `data/services.yml`. */
const statusMeanings: Record<Exclude<Service['status'], 'current'>, string> = {
  'documented-only':
    'Help pages are public, but the service is neither in the public portfolio nor in the endpoint table. Ask the provider before you plan with it.',
  legacy: 'For existing users only, or superseded. Do not begin a new workload on it.',
  stub: 'The provider’s documentation has an entry for it without content. Ask the provider before you plan with it.',
};

/** The facts of a service: status, regions, endpoints, Terraform resources, counterparts, links. */
export function ServiceFacts({service}: {service: Omit<ServiceView, 'guides'>}): ReactNode {
  const {status, regions, region_note, help_center_url, aliases, tagPath} = service;
  const reference = [
    ...(help_center_url
      ? [
          {to: help_center_url, label: 'Help Center'},
          {to: new URL('umn/', help_center_url).href, label: 'User guide'},
        ]
      : []),
    ...(tagPath
      ? [{to: tagPath, label: `All pages tagged ${service.abbreviation ?? service.name}`}]
      : []),
  ];
  return (
    <div className={styles.facts}>
      {status !== 'current' && <p className={styles.status}>{statusMeanings[status]}</p>}
      <dl>
        <Fact name="Regions">
          {regions.length > 0 ? regions.join(', ') : 'none published'}
          {region_note && <p className={styles.note}>{region_note}</p>}
        </Fact>
        <Fact name="API endpoints">
          <CodeList values={service.api_endpoints} none="none published" />
        </Fact>
        <Fact name="Terraform">
          <CodeList
            values={service.terraform_resources}
            none="no resource in the provider versions that we checked"
          />
        </Fact>
        {aliases && <Fact name="Comparable on AWS, Azure, Google Cloud">{aliases.join(', ')}</Fact>}
        <Fact name="Reference">
          <LinkList links={reference} />
        </Fact>
      </dl>
    </div>
  );
}

function CodeList({values, none}: {values: readonly string[]; none: string}): ReactNode {
  if (values.length === 0) return none;
  return (
    <ul className="plain-list">
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
