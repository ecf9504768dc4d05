const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/**
 * A calendar day in UTC as `21 Nov 2026`. It does not use `Intl`, whose first call blocks a slow
 * phone for a quarter of a second.
 */
export function dayInWords(day: Date): string {
  return `${day.getUTCDate()} ${months[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
}
