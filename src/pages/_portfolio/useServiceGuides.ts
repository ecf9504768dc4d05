import {useEffect, useState} from 'react';
import type {ServiceGuides} from '../../schemas/catalogue';

/** The guides of all services, fetched when details are shown for the first time; `failed` where they cannot be fetched. */
export function useServiceGuides(wanted: boolean): ServiceGuides | 'loading' | 'failed' {
  const [guides, setGuides] = useState<ServiceGuides | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!wanted) return;
    // Written by the catalogue plugin, src/plugins/catalogue/portfolio.ts.
    import('@generated/catalogue/portfolio/guides.json').then(
      (module) => {
        setGuides(module.default);
      },
      () => {
        setGuides('failed');
      },
    );
  }, [wanted]);
  return guides;
}
