interface Point {
  x: number;
  y: number;
}

/** The reader must hold an open image this long before it follows the pointer, in ms. */
const hold = 200;
/** Free space around an image in px, as in `src/config/zoom.ts`. */
const margin = 16;
/** Highest zoom factor. */
const mostZoom = 6;
/** Zoom factor of one key press or click. */
const step = 1.25;
/** Distance in px that an arrow key moves the image. */
const stride = 80;
/** A finger that moves less than this is a tap, in px. */
const tapTolerance = 4;

const arrows: Record<string, Point> = {
  ArrowLeft: {x: stride, y: 0},
  ArrowRight: {x: -stride, y: 0},
  ArrowUp: {x: 0, y: stride},
  ArrowDown: {x: 0, y: -stride},
};

/**
 * Handles a key for an open image.
 *
 * @returns false if the key has no function
 */
export type PressKey = (key: string) => boolean;

/**
 * Lets the reader zoom and move an image that medium-zoom has opened, by wheel, pinch, keys and
 * pointer. The image is never smaller than in the page and never leaves the window.
 *
 * @param image the enlarged copy, which covers the image of the page
 * @param original the image in the page
 */
export function controlView(image: HTMLImageElement, original: HTMLImageElement): PressKey {
  const {dataset, style} = image;
  const home = original.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const middle = {x: clientWidth / 2, y: clientHeight / 2};
  const fit = Number(/scale\(([\d.]+)\)/.exec(style.transform)?.[1] ?? 1);
  // Text of a drawing is readable at its natural size.
  const natural = original.currentSrc.endsWith('.svg') ? original.naturalWidth / home.width : 1;
  const first = Math.max(fit, natural, 1);
  let scale = first;
  /** Centre of the image in the window. */
  let centre: Point = {x: 0, y: 0};

  const place = ({x, y}: Point): void => {
    centre = {x, y};
    const [left, top] = [x - home.left - home.width / 2, y - home.top - home.height / 2];
    style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  };
  /** A side that fits the window is centred. A longer side covers the window. */
  const bound = (wish: number, size: number, room: number): number => {
    const free = (room - size) / 2 - margin;
    return room / 2 + (free >= 0 ? 0 : Math.min(-free, Math.max(free, wish - room / 2)));
  };
  const settle = ({x, y}: Point): void => {
    place({
      x: bound(x, home.width * scale, clientWidth),
      y: bound(y, home.height * scale, clientHeight),
    });
    // Over an image that fits, a finger scrolls the page. It moves a larger image.
    style.touchAction = isLarge() ? 'none' : 'pan-x pan-y';
  };
  const isLarge = (): boolean =>
    home.width * scale > clientWidth || home.height * scale > clientHeight;
  const zoomAround = (factor: number, {x, y}: Point): void => {
    const before = scale;
    scale = Math.min(first * mostZoom, Math.max(1, scale * factor));
    const change = scale / before;
    settle({x: x + (centre.x - x) * change, y: y + (centre.y - y) * change});
  };
  const reset = (): void => {
    scale = first;
    // A larger image starts at its upper left corner.
    settle({x: Infinity, y: Infinity});
  };

  const fingers = new Map<number, Point>();
  let start = {pointer: middle, centre};
  let timer = 0;
  const grab = (): void => {
    if (dataset['zoomState'] !== 'open') return;
    dataset['zoomState'] = 'grabbed';
    for (const id of fingers.keys()) image.setPointerCapture(id);
  };
  const pinch = (): Point & {distance: number} => {
    const [a = middle, b = a] = [...fingers.values()];
    return {distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
  };
  image.onwheel = (event) => {
    // At the initial size, scrolling down with the wheel scrolls the page, which closes the image.
    if (event.deltaY >= 0 && scale <= first && !event.ctrlKey) return;
    event.preventDefault();
    zoomAround(Math.exp(-event.deltaY / 400), {x: event.clientX, y: event.clientY});
  };
  image.onpointerdown = ({clientX: x, clientY: y, pointerId}) => {
    fingers.set(pointerId, {x, y});
    start = {pointer: {x, y}, centre};
    window.clearTimeout(timer);
    if (fingers.size > 1) grab();
    else timer = window.setTimeout(grab, hold);
  };
  image.onpointermove = ({clientX: x, clientY: y, pointerId, pointerType}) => {
    if (!fingers.has(pointerId)) return;
    const before = pinch();
    fingers.set(pointerId, {x, y});
    const [right, down] = [x - start.pointer.x, y - start.pointer.y];
    if (pointerType === 'touch' && isLarge() && Math.hypot(right, down) > tapTolerance) grab();
    if (dataset['zoomState'] !== 'grabbed') return;
    if (fingers.size > 1) zoomAround(pinch().distance / (before.distance || 1), pinch());
    else place({x: start.centre.x + right, y: start.centre.y + down});
  };
  image.onpointerup = image.onpointercancel = ({pointerId}) => {
    fingers.delete(pointerId);
    window.clearTimeout(timer);
    const [pointer] = fingers.values();
    start = {pointer: pointer ?? middle, centre};
    if (dataset['zoomState'] !== 'grabbed' || pointer) return;
    dataset['zoomState'] = 'released';
    settle(centre);
    // Do not close the image with the click that ends a drag. It follows at once, or never after a
    // touch.
    const ignore = (event: Event): void => {
      event.stopImmediatePropagation();
    };
    image.addEventListener('click', ignore, true);
    window.setTimeout(() => {
      image.removeEventListener('click', ignore, true);
      if (dataset['zoomState'] === 'released') dataset['zoomState'] = 'open';
    });
  };
  // A finger that moves at once over an image that fits scrolls the page, which closes the image.
  image.ondragstart =
    image.ontouchmove =
    image.oncontextmenu =
      (event: Event) => {
        if (event.type === 'dragstart' || dataset['zoomState'] === 'grabbed')
          event.preventDefault();
      };

  reset();
  return (key) => {
    const move = isLarge() ? arrows[key] : undefined;
    if (move) settle({x: centre.x + move.x, y: centre.y + move.y});
    else if (key === '+' || key === '=') zoomAround(step, middle);
    else if (key === '-') zoomAround(1 / step, middle);
    else if (key === '0') reset();
    else return false;
    return true;
  };
}
