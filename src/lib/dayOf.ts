/** The calendar day of a time in UTC, as `YYYY-MM-DD`. */
export function dayOf(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
