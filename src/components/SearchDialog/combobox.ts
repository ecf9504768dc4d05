import type {KeyboardEvent, RefObject} from 'react';

/** What the list of results tells the text field about itself. */
export interface ComboboxState {
  /** Id of the list; undefined while there is none. */
  listId: string | undefined;
  /** Id of the option that Enter opens. */
  activeId: string | undefined;
}

export const emptyCombobox: ComboboxState = {listId: undefined, activeId: undefined};

export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;

export interface PanelProps {
  query: string;
  /** The text field. */
  field: RefObject<HTMLElement | null>;
  onQueryChange: (query: string) => void;
  onClose: () => void;
  onComboboxChange: (state: ComboboxState) => void;
  /** Takes the function that the text field hands its key presses to. */
  onKeyHandler: (handler: KeyHandler | undefined) => void;
}
