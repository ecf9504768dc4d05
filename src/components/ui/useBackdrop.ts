import {type MouseEvent, type PointerEvent, useRef} from 'react';

export interface Backdrop {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * Closes a dialog by a click beside it. The browser reports a click on the dialog element itself both for its backdrop and for a drag that begins
 * inside and ends outside, as when a text is selected; only where the press was on the backdrop too is it one to close.
 *
 * @returns for the dialog element, whose whole face is covered by what it holds
 */
export function useBackdrop(onClose: () => void): Backdrop {
  const isPressed = useRef(false);
  return {
    onPointerDown: ({target, currentTarget}) => {
      isPressed.current = target === currentTarget;
    },
    onClick: ({target, currentTarget}) => {
      if (target === currentTarget && isPressed.current) onClose();
      isPressed.current = false;
    },
  };
}
