const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
];

/**
 * A calendar day as `21 Nov 2026`; the same on the server and in every time zone. Without `Intl`, whose first use blocks a slow phone for a
 * quarter of a second while the browser reads its tables.
 */
export function dayInWords(day: Date): string {
  return `${day.getUTCDate()} ${months[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
}
