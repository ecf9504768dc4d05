type Click = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a click on a link asks the browser for another tab, window or a download, which is the link's own doing; the router draws the same line. Other
 * buttons than the first make no click.
 */
export function isModifiedClick(click: Click): boolean {
  return click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
}
