/** Written by the catalogue plugin while the site is built: `DetailsOfServices`. */
declare module '@generated/catalogue/portfolio/details.json' {
  interface Details {
    api_endpoints: string[];
    guides: {title: string; permalink: string; thumbnail?: string}[];
    help_center_url: string | null;
    region_note?: string;
    tagPath?: string;
  }
  const details: Readonly<Record<string, Details>>;
  export default details;
}
