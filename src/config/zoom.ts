/** Image zoom: the figures of the specification. Times in ms, distances in px. */
export const zoom = {
  selector: '.markdown img:not(.no-zoom)',
  delay: 500,
  background: {light: 'rgba(255, 255, 255, 0.9)', dark: 'rgba(50, 50, 50, 0.9)'},
  holdBeforeGrab: 200,
  scrollThreshold: 40,
  transition: 400,
  zIndex: 998,
} as const;
