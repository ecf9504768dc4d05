/** The calendar day of a moment in UTC, `YYYY-MM-DD`. */
export function dayOf(moment: Date | number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
