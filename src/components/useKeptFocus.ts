import {type FocusEvent, type RefObject, useLayoutEffect, useRef} from 'react';

export interface FocusWatch {
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * When a focused control is removed, such as "Clear all filters", the browser moves the focus to
 * the body. This hook moves it to an element that stays.
 *
 * @param fallback takes the focus; an element that is no control has a tabindex of -1
 * @returns for the element around the controls, in the component whose rendering removes them
 */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>): FocusWatch {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) fallback.current?.focus({preventScroll: true});
  });
  return {
    onFocus: (event) => {
      focused.current = event.target;
    },
    // React fires no blur event when it removes a focused element.
    onBlur: () => {
      focused.current = null;
    },
  };
}
