/** What the makers ask for; each is a question only where the flags leave it open. */
export interface Answers {
  title(): Promise<string>;
  kind(): Promise<string>;
  place(): Promise<string>;
  group(groups: readonly string[]): Promise<string>;
}

export interface Made {
  /** Paths relative to the repository. */
  files: string[];
  /** What the writer does now. */
  next: string[];
}

/** An answer that cannot be used; its message says what is allowed. */
export class ChoiceError extends Error {}

/** A title as a file name or id: lower-case words joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
