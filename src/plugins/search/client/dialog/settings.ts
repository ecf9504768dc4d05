import type {ClusterSettings} from '../typesense/typesenseClient';

/** Settings of the dialog: the attribute `data-settings` in the HTML. */
export interface DialogSettings {
  /** Base path of the site in its language, with a slash at the end. */
  baseUrl: string;
  /** Path of the search page, base path included; undefined if the site has none. */
  searchPage: string | undefined;
  suggestions: readonly string[];
  /** Address of the form for a new issue. */
  reportUrl: string | undefined;
  typesense: ClusterSettings;
  language: string;
  docsTags: readonly string[];
}

/** The repository's form for a new issue, with title and text. */
export function reportLink(form: string, query: string): string {
  const shown = query.slice(0, 200);
  const parameters = new URLSearchParams({
    title: `Search finds nothing for "${shown}"`,
    body: `I searched for:\n\n    ${shown}\n\nand expected to find:\n\n`,
  });
  return `${form}?${parameters.toString()}`;
}
