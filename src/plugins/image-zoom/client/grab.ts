/** Time that an open image must be held before it follows the pointer, in ms. */
const hold = 200;

/** Lets the reader hold an open image and drag it. On release it goes back and stays open. */
export function makeGrabbable(image: HTMLElement): void {
  const {dataset, style} = image;
  const enlarged = style.transform;
  let start = {x: 0, y: 0};
  let timer = 0;

  image.onpointerdown = ({clientX: x, clientY: y, pointerId}) => {
    start = {x, y};
    timer = window.setTimeout(() => {
      if (dataset['zoomState'] !== 'open') return;
      dataset['zoomState'] = 'grabbed';
      image.setPointerCapture(pointerId);
    }, hold);
  };
  image.onpointermove = ({clientX, clientY}) => {
    if (dataset['zoomState'] !== 'grabbed') return;
    // The zoom's own transform comes last, so that the distance is in pixels of the screen.
    style.transform = `translate(${clientX - start.x}px, ${clientY - start.y}px) ${enlarged}`;
  };
  image.onpointerup = image.onpointercancel = () => {
    window.clearTimeout(timer);
    if (dataset['zoomState'] !== 'grabbed') return;
    dataset['zoomState'] = 'released';
    style.transform = enlarged;
    // The click that ends a grab must not close the image. It comes at once, after a touch never.
    const ignore = (event: Event): void => event.stopImmediatePropagation();
    image.addEventListener('click', ignore, true);
    window.setTimeout(() => {
      image.removeEventListener('click', ignore, true);
      if (dataset['zoomState'] === 'released') dataset['zoomState'] = 'open';
    });
  };
  // A finger that holds drags the image. One that moves at once scrolls, which closes the image.
  image.ondragstart =
    image.ontouchmove =
    image.oncontextmenu =
      (event: Event) => {
        if (event.type === 'dragstart' || dataset['zoomState'] === 'grabbed')
          event.preventDefault();
      };
}
