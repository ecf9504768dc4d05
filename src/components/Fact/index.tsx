import type {ReactNode} from 'react';

interface FactProps {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A name and its value in a list of facts, a `dl`. */
export function Fact({name, className, children}: FactProps): ReactNode {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
