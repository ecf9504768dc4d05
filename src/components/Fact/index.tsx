import type {ReactNode} from 'react';

interface FactProps {
  name: string;
  /** Whether the value speaks for itself: its name is read out, and not shown. */
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
