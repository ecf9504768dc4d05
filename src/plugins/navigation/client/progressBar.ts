import type {ClientModule} from '@docusaurus/types';

/** Time without a bar, in ms: most pages come sooner. */
const delay = 200;

let bar: HTMLElement | undefined;

/** A bar above the page while the next one is on its way. It is for the eye alone: what is read out is the title of the page that comes. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const waiting = window.setTimeout(() => {
      bar ??= document.createElement('div');
      bar.className = 'progress-bar';
      document.body.append(bar);
    }, delay);
    return () => {
      window.clearTimeout(waiting);
    };
  },
  onRouteDidUpdate() {
    bar?.remove();
  },
};

export default progressBar;
