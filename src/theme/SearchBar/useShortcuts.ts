import {type RefObject, useLayoutEffect} from 'react';

export interface ShortcutOptions {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  open: (query?: string) => void;
  close: () => void;
}

/** Ctrl/Cmd+K anywhere, `/` outside text fields, and any letter on the focused button, which begins the query. */
export function useShortcuts({button, isOpen, open, close}: ShortcutOptions): void {
  // With the page that brings this bar: a key in the moment before its effects run would find neither the old bar's listener nor this one's.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.isComposing || event.defaultPrevented) return;
      // A browser that fills a field in sends key events without a key.
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (isOpen) close();
        else open();
        return;
      }
      if (isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '/' && !isTyping(event.target)) {
        event.preventDefault();
        open();
      } else if (document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(event.key)) {
        event.preventDefault();
        open(event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [button, isOpen, open, close]);
}

/** Whether a key press on the target goes into a text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches(
      'input, textarea, select, [role="textbox"], [role="searchbox"], [role="combobox"]',
    )
  );
}
