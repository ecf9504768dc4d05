import type {ReactNode} from 'react';

interface FactProps {
  name: string;
  /** True if the value needs no visible name. Screen readers still read the name. */
  isPlain?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A name and its value in a list of facts, a `dl`. */
export function Fact({name, isPlain = false, className, children}: FactProps): ReactNode {
  return (
    <div className={className}>
      <dt className={isPlain ? 'visually-hidden' : undefined}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
