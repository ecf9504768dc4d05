import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {servicePagePath} from '../../lib/servicePath';
import type {GuideLink} from '../../schemas/catalogue';
import type {Service} from '../../schemas/service';
import {Thumbnail} from '../Thumbnail';
import styles from './styles.module.css';

interface ServiceGuidesProps {
  service: Pick<Service, 'id' | 'category'>;
  guides: readonly GuideLink[];
  /** Heading level of the groups. */
  headingLevel?: 2 | 3;
}

/** Guides about a service first, then other guides and blueprints that use it. */
export function ServiceGuides({
  service,
  guides,
  headingLevel: level = 2,
}: ServiceGuidesProps): ReactNode {
  const isOwn = ({permalink}: GuideLink): boolean =>
    permalink.startsWith(`${servicePagePath(service)}/`);
  const groups = [
    {title: 'Guides', members: guides.filter(isOwn)},
    {title: 'Used in', members: guides.filter((guide) => !isOwn(guide))},
  ].filter(({members}) => members.length > 0);
  const Heading = `h${level}` as const;
  if (groups.length === 0) return <p>No guide here uses this service yet. See the Help Center.</p>;
  return groups.map(({title, members}) => (
    <section key={title} className={styles.guides}>
      <Heading>{title}</Heading>
      <ul className="plain-list">
        {members.map((guide) => (
          <li key={guide.permalink}>
            <Thumbnail name={guide.thumbnail} />
            <Link to={guide.permalink}>{guide.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
