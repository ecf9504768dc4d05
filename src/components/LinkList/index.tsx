import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface LinkListProps {
  links: readonly {to: string; label: ReactNode}[];
  className?: string | undefined;
}

/** A plain list of links to pages of the site or to other sites. */
export function LinkList({links, className}: LinkListProps): ReactNode {
  return (
    <ul className={clsx('plain-list', className)}>
      {links.map(({to, label}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
