const format = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});

/** A calendar day as `21 Nov 2026`; the same on the server and in every time zone. */
export function dayInWords(day: Date): string {
  return format.format(day);
}
