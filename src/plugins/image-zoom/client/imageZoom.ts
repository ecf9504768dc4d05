import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import mediumZoom, {type Zoom, type ZoomOptions} from 'medium-zoom';
import {showToolbar} from './toolbar';
import {controlView, type PressKey} from './view';
import './imageZoom.css';

/** Time between the rendering of a route and the first possible zoom, in ms. */
const delay = 500;

type ZoomConfig = {selector: string; config: ZoomOptions};
const {selector, config} = siteConfig.themeConfig['zoom'] as ZoomConfig;
const states: Record<string, string> = {
  'medium-zoom:open': 'opening',
  'medium-zoom:opened': 'open',
};
/** Our own zoom, for images that the package has not attached, or never attaches. */
let ownZoom: Zoom | undefined;
/** An image that the reader clicked before the delay was over. */
let early: HTMLImageElement | undefined;
let toolbar: HTMLElement | undefined;
let pressKey: PressKey = () => false;

const enlargedImage = (): HTMLImageElement | null =>
  document.querySelector<HTMLImageElement>('.medium-zoom-image--opened');

function open(image: HTMLImageElement): void {
  ownZoom ??= mediumZoom(config);
  void ownZoom.attach(image).open({target: image});
}

function makeImagesOperable(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', image.alt ? `Enlarge image: ${image.alt}` : 'Enlarge image');
  }
  if (early?.isConnected) open(early);
  early = undefined;
}

function onPress(event: MouseEvent | KeyboardEvent): void {
  const image = event.target;
  if ('key' in event && enlargedImage() && pressKey(event.key)) {
    event.preventDefault();
    return;
  }
  if (!(image instanceof HTMLImageElement) || !image.matches(selector)) return;
  if ('key' in event) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    image.click();
    return;
  }
  // The package listens on the document. If it opens the image, the state is already set.
  if (image.dataset['zoomState'] === 'opening') early = undefined;
  else if (image.tabIndex < 0) early = image;
  else open(image);
}

/** Updates our controls when medium-zoom fires its events. */
function onZoomEvent({type, target}: Event): void {
  const image = target as HTMLImageElement;
  const state = states[type] ?? 'closed';
  const enlarged = enlargedImage();
  for (const one of [image, enlarged]) if (one) one.dataset['zoomState'] = state;
  if (type === 'medium-zoom:open')
    queueMicrotask(() => {
      control(image);
    });
  if (type === 'medium-zoom:close') toolbar?.remove();
  if (type !== 'medium-zoom:closed') return;
  ownZoom?.detach(image);
  image.focus({preventScroll: true});
}

/** The enlarged copy exists when the package has handled the click. */
function control(image: HTMLImageElement): void {
  const enlarged = enlargedImage();
  if (!enlarged) return;
  enlarged.dataset['zoomState'] = 'opening';
  // The copy is not a button. If it took the focus from the toolbar, the image would close.
  for (const name of ['tabindex', 'role', 'aria-label']) enlarged.removeAttribute(name);
  pressKey = controlView(enlarged, image);
  enlarged.alt = '';
  toolbar = showToolbar(image.alt, (key) => {
    if (key === 'Escape') enlarged.click();
    else pressKey(key);
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('click', onPress);
  window.addEventListener('keydown', onPress);
  for (const type of ['open', 'opened', 'close', 'closed'])
    document.addEventListener(`medium-zoom:${type}`, onZoomEvent, true);
}

const imageZoom: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    if (previousLocation?.pathname !== location.pathname) enlargedImage()?.click();
  },
  onRouteDidUpdate() {
    window.setTimeout(makeImagesOperable, delay);
  },
};

export default imageZoom;
