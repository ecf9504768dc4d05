type Click = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** True if a click on a link requests another tab, a window or a download. */
export function isModifiedClick(click: Click): boolean {
  return click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
}
