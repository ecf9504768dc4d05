import {decisionFacts} from '../../content/decisionFacts';
import {modelsOf} from '../../content/modelsOf';
import type {ArchitectureFile} from '../../content/readArchitectures';
import {inWords} from '../../lib/inWords';
import type {ArchitectureNode} from '../../schemas/architecture';
import type {CompareData, ComparedComponent, ComparedDetails} from '../../schemas/explorer';
import type {Service} from '../../schemas/service';
import {
  addressOf,
  articlesOf,
  pick,
  serviceNamesOf,
  thumbnailOf,
  type Article,
  type ExplorerInput,
} from './explorerData';

/** An article with the models of its figures. */
interface Drawn {
  article: Article;
  models: ArchitectureFile[];
}

/** Roles of components that are not services of the platform, by the kind of the node. */
const otherRoles: Partial<Record<ArchitectureNode['kind'], string>> = {
  data: 'Data',
  external: 'Outside the platform',
};
const ownSoftware = 'Software';

/** Every article with an architecture, with the facts of the table. */
export function compareData(input: ExplorerInput): CompareData {
  const architectures = drawnArticles(input).map(({article}) => ({
    ...addressOf(article),
    ...thumbnailOf(article, input.thumbnails),
    ...pick(article.frontMatter, 'title', 'kind', 'level', 'time', 'services', 'availability'),
    ...pick(article.frontMatter, 'recovery_time', 'recovery_point', 'effort'),
  }));
  return {architectures, serviceNames: serviceNamesOf(architectures, input.services)};
}

/**
 * Writes the module of the comparison: `details`, and `pictures`, a component for the first figure
 * of each article. The page fetches it when a reader compares.
 */
export function compareModule(input: ExplorerInput): string {
  const drawn = drawnArticles(input).map(({article, models}) => ({
    path: addressOf(article).path,
    figure: models[0]?.file ?? '',
    details: {
      ...pick(article.frontMatter, 'description'),
      ...decisionFacts(article.tree()),
      components: componentsOf(models, input.services),
    },
  }));
  const details: ComparedDetails = Object.fromEntries(
    drawn.map((one) => [one.path, one.details] as const),
  );
  return [
    ...drawn.map(({figure}, index) => `import P${index} from '@site/${figure}?picture';`),
    `export const pictures = {${drawn.map(({path}, index) => `${JSON.stringify(path)}: P${index}`).join(', ')}};`,
    `export const details = ${JSON.stringify(details)};\n`,
  ].join('\n');
}

function drawnArticles({pages, architectures}: ExplorerInput): Drawn[] {
  return articlesOf(pages)
    .map((article) => ({article, models: modelsOf(article, architectures)}))
    .filter(({models}) => models.length > 0);
}

/** The components of the models, without people and their devices. No label is repeated. */
function componentsOf(
  models: readonly ArchitectureFile[],
  services: readonly Service[],
): ComparedComponent[] {
  const byId = new Map(services.map((service) => [service.id, service]));
  const nodes = models.flatMap(({model}) => model.nodes);
  const byLabel = new Map(nodes.map((node) => [node.label, node]));
  return [...byLabel.values()]
    .filter(({kind}) => kind !== 'user' && kind !== 'device')
    .map(({label, kind, service: id = ''}) => {
      const service = byId.get(id);
      return {
        label,
        role: service ? inWords(service.category) : (otherRoles[kind] ?? ownSoftware),
        ...(service && service.name !== label && {service: service.name}),
      };
    });
}
