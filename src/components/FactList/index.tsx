import {Fragment, type ReactNode} from 'react';

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className?: string | undefined;
}

/** Names and values. A fact without a value is left out. */
export function FactList({facts, className}: FactListProps): ReactNode {
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
