import type {ClientModule} from '@docusaurus/types';

/** Time between hydration and the signal, so that effects of the page have run; in ms. */
const signalDelay = 30;

/** Tells the document once that the application runs: `data-app-loaded` and the event `appload`. */
const appLoaded: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) return;
    window.setTimeout(() => {
      document.documentElement.dataset['appLoaded'] = 'true';
      window.dispatchEvent(new Event('appload'));
    }, signalDelay);
  },
};

export default appLoaded;
