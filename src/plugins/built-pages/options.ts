/** What the site needs beyond its own origin; every entry is a CSP source such as `https://search.example.com`. */
export type Options = {
  scriptSources: string[];
  connectSources: string[];
  frameSources: string[];
};
