import * as z from 'zod';

/* Fields that several schemas share. Each has one form and one error message. */

/** An id, a key or the name of a folder. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

/** A calendar day. */
export const day = z.iso.date('expected a day as YYYY-MM-DD');

export const httpsUrl = z.url({protocol: /^https$/, error: 'expected an https:// address'});

/** A text with a lowest and a highest length, and a description for editors. */
export const text = (min: number, max: number, description: string): z.ZodString =>
  z.string().min(min).max(max).describe(description);

/** A list of texts, which may be empty. */
export const texts = (description: string): z.ZodArray<z.ZodString> =>
  z.array(z.string()).describe(description);

/** A source against which facts were checked. */
export const source = z.strictObject({
  title: text(3, 140, 'Title of the document, 3 to 140 characters.'),
  url: httpsUrl.describe('Address of the document, with `https://`.'),
});
