import {zoomOptions} from './options';

/** Pointer movement before the hold ends that makes it a scroll or a swipe instead, in px. */
const holdTolerance = 6;

/**
 * Lets the reader hold an open image and drag it; on release it goes back and stays open.
 *
 * @param image the image that the zoom library shows large
 * @returns ends it
 */
export function makeGrabbable(image: HTMLElement): () => void {
  const ending = new AbortController();
  const {signal} = ending;
  const zoomTransform = (): string => image.dataset['zoomTransform'] ?? image.style.transform;
  let hold = 0;
  let start: {x: number; y: number} | undefined;

  const isGrabbed = (): boolean => image.dataset['zoomState'] === 'grabbed';

  function grab(pointerId: number): void {
    image.dataset['zoomTransform'] = image.style.transform;
    image.dataset['zoomState'] = 'grabbed';
    image.setPointerCapture(pointerId);
  }

  function release(): void {
    window.clearTimeout(hold);
    start = undefined;
    if (!isGrabbed()) return;
    image.dataset['zoomState'] = 'released';
    image.style.transform = zoomTransform();
    delete image.dataset['zoomTransform'];
  }

  image.addEventListener(
    'pointerdown',
    (event) => {
      start = {x: event.clientX, y: event.clientY};
      hold = window.setTimeout(grab, zoomOptions.holdBeforeGrab, event.pointerId);
    },
    {signal},
  );
  image.addEventListener(
    'pointermove',
    (event) => {
      if (!start) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      // The library's own transform comes last, so that the distance is in pixels of the screen.
      if (isGrabbed()) image.style.transform = `translate(${x}px, ${y}px) ${zoomTransform()}`;
      else if (Math.hypot(x, y) > holdTolerance) window.clearTimeout(hold);
    },
    {signal},
  );
  image.addEventListener('pointerup', release, {signal});
  image.addEventListener(
    'pointercancel',
    () => {
      release();
      // No click follows.
      if (image.dataset['zoomState'] === 'released') image.dataset['zoomState'] = 'open';
    },
    {signal},
  );
  image.addEventListener(
    'dragstart',
    (event) => {
      event.preventDefault();
    },
    {signal},
  );
  // A finger that holds drags the image; one that moves at once scrolls, and so closes it. Nor does the hold become a press for the browser's menu.
  for (const type of ['touchmove', 'contextmenu'] as const) {
    image.addEventListener(
      type,
      (event) => {
        if (isGrabbed()) event.preventDefault();
      },
      {signal, passive: false},
    );
  }
  // A click that ends a grab must not close the image. Capturing on the window comes before the library's listener on the document.
  window.addEventListener(
    'click',
    (event) => {
      if (image.dataset['zoomState'] !== 'released') return;
      event.stopPropagation();
      image.dataset['zoomState'] = 'open';
    },
    {signal, capture: true},
  );
  return () => {
    release();
    ending.abort();
  };
}
