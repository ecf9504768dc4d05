import * as z from 'zod';

/*
 * What several schemas hold: one form each, and one text for its error.
 */

/** An id, a key or the name of a folder. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

/** A calendar day. */
export const day = z.iso.date('expected a day as YYYY-MM-DD');

export const httpsUrl = z.url({protocol: /^https$/, error: 'expected an https:// address'});

/** What facts were checked against. */
export const source = z.strictObject({title: z.string().min(3).max(140), url: httpsUrl});
