const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/**
 * A calendar day in UTC as `21 Nov 2026`. Without `Intl`, whose first use blocks a slow phone for a
 * quarter of a second.
 */
export function dayInWords(day: Date): string {
  return `${day.getUTCDate()} ${months[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
}
