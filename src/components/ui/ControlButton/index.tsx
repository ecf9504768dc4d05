import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** A button that looks like the other controls. Takes every attribute of a button element. */
export function ControlButton({className, ...button}: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...button} className={clsx('control', className)} />;
}
