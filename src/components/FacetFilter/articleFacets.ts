import type {ExplorerArticle} from '../../schemas/explorer';
import type {Facet} from '../../lib/facets';
import {inWords} from '../../lib/inWords';

/** Values begin with the easiest level and the shortest time. */
const levels: readonly ExplorerArticle['level'][] = ['beginner', 'intermediate', 'advanced'];
const timeLabels: Record<string, string> = {
  hour: 'Up to 1 h',
  'half-day': '1 to 4 h',
  longer: 'More than 4 h',
};

function timeOf(minutes: number): string {
  if (minutes <= 60) return 'hour';
  return minutes <= 240 ? 'half-day' : 'longer';
}

/**
 * Facets from the front matter of articles.
 *
 * @param serviceNames by id
 */
export function articleFacets<
  Article extends Pick<ExplorerArticle, 'section' | 'kind' | 'level' | 'time' | 'services'>,
>(serviceNames: Readonly<Record<string, string>>): Facet<Article>[] {
  return [
    {key: 'section', label: 'Collection', values: ({section}) => [section]},
    {key: 'kind', label: 'Type', values: ({kind}) => [kind], labelOf: inWords},
    {key: 'level', label: 'Level', values: ({level}) => [level], labelOf: inWords, order: levels},
    {
      key: 'time',
      label: 'Time to complete',
      values: ({time}) => [timeOf(time)],
      labelOf: (time) => timeLabels[time],
      order: Object.keys(timeLabels),
    },
    {
      key: 'service',
      label: 'Service',
      isList: true,
      values: ({services}) => services,
      labelOf: (id) => serviceNames[id] ?? id,
    },
  ];
}
