import {servicePagePath} from '../lib/servicePath';
import type {GuideLink, ServiceView} from '../schemas/catalogue';
import type {Service} from '../schemas/service';

/** A page with what is asked of it here. */
export interface Guide extends GuideLink {
  /** Ids of `data/services.yml`. */
  services: readonly string[];
}

/**
 * Services with their guides: those in the folder of the service first, each group by title.
 *
 * @param tagPaths address of the page of each tag that a page uses
 */
export function serviceViews(
  services: readonly Service[],
  guides: readonly Guide[],
  tagPaths: ReadonlyMap<string, string> = new Map(),
): ServiceView[] {
  // Sources are for writers. They would double the weight of the portfolio.
  return services.map(({tag, sources, ...service}) => {
    const folder = `${servicePagePath(service)}/`;
    const isOwn = ({permalink}: Guide): boolean => permalink.startsWith(folder);
    const tagPath = tag === null ? undefined : tagPaths.get(tag);
    return {
      ...service,
      guides: guides
        .filter(({services: named}) => named.includes(service.id))
        .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.title.localeCompare(b.title, 'en'))
        .map(({services: _, ...link}) => link),
      ...(tagPath !== undefined && {tagPath}),
    };
  });
}
