/** Where a webinar is shown, below the base path: the list of webinars, narrowed to its title. */
export function webinarPath(title: string): string {
  return `/webinars?q=${encodeURIComponent(title)}`;
}
