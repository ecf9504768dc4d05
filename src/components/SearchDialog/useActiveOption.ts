import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {KeyHandler, PanelProps} from './combobox';

export interface ActiveOptionOptions extends Pick<
  PanelProps,
  'onClose' | 'onComboboxChange' | 'onKeyHandler'
> {
  listId: string;
  /** Addresses of the options in their order. */
  urls: readonly string[];
  /** The options answer an earlier query: Enter must not open one of them. */
  isStale: boolean;
  /** Where Enter leads when there is no option. */
  fallbackUrl: string | undefined;
  /** Called before a result is followed. */
  onOpen: () => void;
}

export interface ActiveOption {
  active: number;
  setActive: (index: number) => void;
  register: (index: number) => (element: HTMLAnchorElement | null) => void;
}

/** Moves through the options by the keys of the text field: arrows, Home, End, Enter, and Ctrl+Enter for a new tab. */
export function useActiveOption({
  listId,
  urls,
  isStale,
  fallbackUrl,
  onOpen,
  onClose,
  onComboboxChange,
  onKeyHandler,
}: ActiveOptionOptions): ActiveOption {
  const key = urls.join('\n');
  const [state, setState] = useState({key, index: 0, isByKeys: false});
  const elements = useRef(new Map<number, HTMLAnchorElement>());
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  // The first option of each new list is active: Enter opens the best result.
  const active = state.key === key ? state.index : 0;
  const count = urls.length;

  useEffect(
    () =>
      onComboboxChange(
        count > 0
          ? {listId, activeId: `${listId}-${active}`}
          : {listId: undefined, activeId: undefined},
      ),
    [active, count, listId, onComboboxChange],
  );

  // Also after a later rendering, which may have moved it. What the pointer points at is in sight.
  useLayoutEffect(() => {
    if (state.isByKeys && state.key === key)
      elements.current.get(active)?.scrollIntoView({block: 'nearest'});
  });

  useEffect(() => {
    function open(isNewTab: boolean): void {
      const option = isStale ? undefined : elements.current.get(active);
      if (option && isNewTab) {
        onOpen();
        window.open(option.href, '_blank', 'noopener');
      } else if (option) {
        option.click();
      } else if (fallbackUrl) {
        onOpen();
        onClose();
        history.push(withBaseUrl(fallbackUrl));
      }
    }
    const handler: KeyHandler = (event) => {
      const target = new Map([
        ['ArrowDown', active + 1],
        ['ArrowUp', active - 1],
        ['Home', 0],
        ['End', count - 1],
      ]).get(event.key);
      if (
        target !== undefined &&
        count > 0 &&
        !event.shiftKey &&
        !event.altKey &&
        !event.ctrlKey &&
        !event.metaKey
      ) {
        event.preventDefault();
        const index = (target + count) % count;
        setState({key, index, isByKeys: true});
      } else if (event.key === 'Enter') {
        event.preventDefault();
        open(event.ctrlKey || event.metaKey);
      }
    };
    onKeyHandler(handler);
    return () => onKeyHandler(undefined);
  }, [
    active,
    count,
    fallbackUrl,
    history,
    isStale,
    key,
    onClose,
    onKeyHandler,
    onOpen,
    withBaseUrl,
  ]);

  return {
    active,
    setActive: (index) => setState({key, index, isByKeys: false}),
    register: (index) => (element) => {
      if (element) elements.current.set(index, element);
      else elements.current.delete(index);
    },
  };
}
