import {servicePagePath} from '../lib/servicePath';
import type {GuideLink, ServiceView} from '../schemas/catalogue';
import type {Service} from '../schemas/service';

/** A page with the properties that are needed here. */
export interface Guide extends GuideLink {
  /** Ids of `data/services.yml`. */
  services: readonly string[];
}

/**
 * Services with their guides: first those in the folder of the service, each group sorted by title.
 *
 * @param tagPaths address of the tag page by key of the tag
 */
export function serviceViews(
  services: readonly Service[],
  guides: readonly Guide[],
  tagPaths: ReadonlyMap<string, string> = new Map(),
): ServiceView[] {
  // Sources are only for writers, and would double the size of the portfolio.
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
