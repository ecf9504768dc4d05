/** Written by the catalogue plugin while the site is built: `ServiceGuides`. */
declare module '@generated/catalogue/portfolio/guides.json' {
  const guides: Readonly<Record<string, readonly {title: string; permalink: string}[]>>;
  export default guides;
}
