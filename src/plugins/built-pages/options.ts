/** Other hosts than the site's own, as CSP sources such as `https://search.example.com`. */
export type Options = {
  /** Also hashes of style elements that a library adds. */
  styleSources: string[];
  scriptSources: string[];
  connectSources: string[];
  frameSources: string[];
};
