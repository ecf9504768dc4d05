/** A number and its noun, for example `1 link` and `3 links`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Size of a filtered list: `3 of 12 templates`, or `12 templates` for all. */
export function shownOf(shown: number, all: number, noun: string): string {
  return shown === all ? counted(all, noun) : `${shown} of ${counted(all, noun)}`;
}
