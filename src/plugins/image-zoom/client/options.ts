import siteConfig from '@generated/docusaurus.config';

export interface ZoomOptions {
  /** CSS selector of the images. */
  selector: string;
  /** Time between a rendered route and the first possible zoom, in ms. */
  delay: number;
  background: {light: string; dark: string};
  /** How long an open image must be held before it follows the pointer, in ms. */
  holdBeforeGrab: number;
  /** Scroll distance that closes an open image, in px. */
  scrollThreshold: number;
}

export const zoomOptions = siteConfig.customFields?.['zoom'] as ZoomOptions;
