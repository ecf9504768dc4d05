import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {withoutBase} from '../../lib/withoutBase';
import {frontMatterSchema} from '../../schemas/frontMatter';
import type {PageFacts} from '../../schemas/pageFacts';
import type {Service} from '../../schemas/service';
import type {Template} from '../../schemas/template';

interface FactSources {
  services: readonly Service[];
  templates: readonly Template[];
  baseUrl: string;
}

/** Gives every article's metadata `facts` for the page header. Landing pages have none. */
export function addPageFacts(content: LoadedContent, {services, templates, baseUrl}: FactSources): LoadedContent {
  return {
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => {
        const path = withoutBase(doc.permalink, baseUrl);
        const facts = pageFacts(doc.frontMatter, services);
        const deployable = templates.filter(({guides}) => guides.includes(path)).map(({id, title}) => ({id, title}));
        return {...doc, facts: facts && deployable.length > 0 ? {...facts, templates: deployable} : facts};
      }),
    })),
  };
}

/**
 * The facts of one page. Older versions of a page may have other front matter: they show no facts. An unknown service is
 * left out here, because the content checks report it with file and line.
 */
export function pageFacts(frontMatter: Record<string, unknown>, services: readonly Service[]): PageFacts | undefined {
  const {data} = frontMatterSchema.safeParse(frontMatter);
  if (!data || data.kind === 'landing') return undefined;
  const {kind, level, time, reviewed} = data;
  const names = data.services.flatMap((id) => {
    const service = services.find((candidate) => candidate.id === id);
    return service ? [{id, name: service.name, abbreviation: service.abbreviation}] : [];
  });
  return {kind, level, time, reviewed, services: names};
}
