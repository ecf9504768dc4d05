import {useSyncExternalStore} from 'react';

/*
 * The inline script of src/plugins/startup opens the dialog, perhaps before the application runs. So
 * the elements hold the state: `open` of the dialog and the value of its field. The script sends an
 * `input` event when it opens the dialog or changes the query.
 */

export const dialogId = 'search-dialog';

function dialogElement(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${dialogId}`);
}

/** @returns undefined while the dialog is closed */
export function queryOfDialog(): string | undefined {
  const dialog = dialogElement();
  return dialog?.open ? dialog.querySelector('input')?.value : undefined;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('input', onChange);
  document.addEventListener('close', onChange, true);
  return () => {
    document.removeEventListener('input', onChange);
    document.removeEventListener('close', onChange, true);
  };
}

/** @returns the query of the open dialog; undefined while it is closed */
export function useDialogQuery(): string | undefined {
  return useSyncExternalStore(subscribe, queryOfDialog, () => undefined);
}

/** Opens the dialog if it is closed, and puts a query into its field. */
export function openWithQuery(query: string): void {
  const dialog = dialogElement();
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return;
  if (!dialog.open) dialog.showModal();
  field.value = query;
  field.focus();
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

export function closeDialog(): void {
  dialogElement()?.close();
}
