import type {ClientModule} from '@docusaurus/types';

/** Time between hydration and the event in ms, so that effects of the page have run. */
const signalDelay = 30;

/**
 * Signals once that the application runs: the attribute `data-app-loaded` and the event `appload`.
 */
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
