/** Image zoom: the specification's figures for what scripts do; those for the look are in `client/imageZoom.css` of the plugin. Times in ms, distances in px. */
export const zoom = {
  selector: '.markdown img:not(.no-zoom)',
  delay: 500,
  background: {light: 'rgba(255, 255, 255, 0.9)', dark: 'rgba(50, 50, 50, 0.9)'},
  holdBeforeGrab: 200,
  scrollThreshold: 40,
} as const;
