import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom/dist/pure';
import {makeGrabbable} from './grab';
import {zoomOptions} from './options';

type ZoomState = 'opening' | 'open' | 'closed';

let zoom: Zoom | undefined;
let loading: Promise<Zoom> | undefined;
let attaching = 0;
/** The image that the reader pressed last before it could be enlarged, and where it stood in the window. */
let wanted: {image: EventTarget | null; top: number} | undefined;

function background(): string {
  return zoomOptions.background[document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'];
}

function zoomableImages(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>(zoomOptions.selector)].filter((image) => !image.closest('a, button'));
}

function topOf(image: EventTarget | null): number {
  return image instanceof HTMLImageElement ? image.getBoundingClientRect().top : NaN;
}

function remember({target: image}: MouseEvent): void {
  wanted = {image, top: topOf(image)};
}

function setState(image: HTMLElement, state: ZoomState): void {
  image.dataset['zoomState'] = state;
}

/** Makes an image a button for the keyboard and for assistive technology. */
function makeOperable(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', image.alt ? `Enlarge image: ${image.alt}` : 'Enlarge image');
  image.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void zoom?.toggle({target: image});
  });
}

function watch(image: HTMLImageElement): void {
  let endGrab = (): void => undefined;
  image.addEventListener('medium-zoom:open', () => {
    zoom?.update({background: background()});
    setState(image, 'opening');
  });
  image.addEventListener('medium-zoom:opened', () => {
    const zoomed = document.querySelector<HTMLElement>('.medium-zoom-image--opened') ?? image;
    setState(image, 'open');
    setState(zoomed, 'open');
    endGrab = makeGrabbable(zoomed);
  });
  image.addEventListener('medium-zoom:close', () => {
    endGrab();
  });
  image.addEventListener('medium-zoom:closed', () => {
    setState(image, 'closed');
    image.focus({preventScroll: true});
  });
}

async function createZoom(): Promise<Zoom> {
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  // The library closes past its offset, the specification from the threshold on.
  return mediumZoom({background: background(), margin: 16, scrollOffset: zoomOptions.scrollThreshold - 1});
}

/** The library comes with the first page that has an image for it. */
async function attach(): Promise<void> {
  if (zoomableImages().length === 0) return;
  // Once, also when the reader goes on before it has come.
  loading ??= createZoom();
  zoom = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const attached = new Set<Element>(zoom.getImages());
  // Read again: the library's way may have been longer than the reader's stay.
  for (const image of zoomableImages()) {
    if (attached.has(image)) continue;
    zoom.attach(image);
    makeOperable(image);
    watch(image);
    // Not where the reader has gone on: past the threshold, scrolling would have closed it again.
    if (image === wanted?.image && Math.abs(topOf(image) - wanted.top) < zoomOptions.scrollThreshold) void zoom.open({target: image});
  }
  document.removeEventListener('click', remember);
}

const imageZoom: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    if (previousLocation?.pathname === location.pathname) return;
    window.clearTimeout(attaching);
    if (zoom?.getZoomedImage()) void zoom.close();
    zoom?.detach();
  },
  // Not onRouteUpdate: that comes before the next route has loaded.
  onRouteDidUpdate() {
    window.clearTimeout(attaching);
    wanted = undefined;
    document.addEventListener('click', remember);
    attaching = window.setTimeout(() => {
      // Without the library, for want of a network, images stay as large as they are.
      attach().catch(() => undefined);
    }, zoomOptions.delay);
  },
};

export default imageZoom;
