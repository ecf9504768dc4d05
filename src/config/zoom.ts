/** Options of `docusaurus-plugin-image-zoom`; medium-zoom receives `config`. Distances in px. */
export const zoom = {
  selector: '.markdown img:not(.no-zoom, a img, button img)',
  background: {light: 'var(--zoom-background)', dark: 'var(--zoom-background)'},
  config: {
    background: 'var(--zoom-background)',
    margin: 16,
    // medium-zoom closes the image if the page scrolls more than this. The specification demands 40
    // px.
    scrollOffset: 39,
  },
};
