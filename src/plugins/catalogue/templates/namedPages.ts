import type {GuideLink} from '../../../schemas/catalogue';
import type {Template} from '../../../schemas/template';

/**
 * Pages that a README may name as inline code, which then becomes a link: guides by address,
 * templates by folder.
 *
 * @param titles of guides by address, without the base path
 * @returns pages by their name in a README
 */
export function namedPages(
  titles: ReadonlyMap<string, string>,
  templates: readonly Pick<Template, 'id' | 'title'>[],
): ReadonlyMap<string, GuideLink> {
  return new Map([
    ...Array.from(titles, ([permalink, title]) => [permalink, {title, permalink}] as const),
    ...templates.map(({id, title}) => [id, {title, permalink: `/templates/${id}`}] as const),
  ]);
}
