type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link asks the browser for another tab, window or a download, which is the link's own doing; the router draws the same line. */
export function isModifiedClick({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
