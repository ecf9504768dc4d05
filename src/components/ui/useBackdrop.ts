import {type MouseEvent, type PointerEvent, useRef} from 'react';

export interface Backdrop {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * Closes a dialog by a click on its backdrop. A drag that begins inside also ends in a click there,
 * so the press must be on the backdrop too.
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
