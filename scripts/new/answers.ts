/** The input of the makers. Each value comes from an option, or from a prompt. */
export interface Answers {
  title(): Promise<string>;
  kind(): Promise<string>;
  place(): Promise<string>;
  group(groups: readonly string[]): Promise<string>;
}

export interface Made {
  /** Paths relative to the repository. */
  files: string[];
  /** The next steps for the writer. */
  next: string[];
}

/** An invalid answer. The message names the allowed values. */
export class ChoiceError extends Error {}

/** A title as a file name or ID: lower-case words, joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
