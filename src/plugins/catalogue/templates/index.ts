import type {RouteConfig} from '@docusaurus/types';
import {readData} from '../../../content/readData';
import {readTemplate, type ReadTemplate} from '../../../content/readTemplate';
import {servicesSchema} from '../../../schemas/service';
import {templatesSchema, type Templates} from '../../../schemas/template';
import {variablesSchema, type Variables} from '../../../schemas/variable';
import {defineCatalogue, type RouteInput} from '../catalogue';
import {namedPages} from './namedPages';
import {templateEntries} from './rules';
import {templateSearchEntries} from './searchEntries';
import {templateCard, templatePage} from './templatePage';
import type {TemplateGalleryData} from './types';
import {writeArchive} from './writeArchive';

interface LoadedTemplates {
  templates: ReadTemplate[];
  serviceNames: Map<string, string>;
  variables: Variables;
}

/** Existing routes. The dev server requests them after every edit. */
const made = new WeakMap<LoadedTemplates, {titles: string; routes: Promise<RouteConfig[]>}>();

/** `/templates`, and a page for each template with its files and an archive. */
export const templates = defineCatalogue<Templates, LoadedTemplates>({
  id: 'templates',
  route: '/templates',
  schema: templatesSchema,
  watched: ['templates/**/*', 'data/services.yml', 'data/variables.yml'],
  rules: [templateEntries],
  load: async ({templates: listed}, siteDir) => {
    const {services} = await readData(siteDir, 'data/services.yml', servicesSchema);
    return {
      templates: await Promise.all(listed.map((template) => readTemplate(siteDir, template))),
      serviceNames: new Map(services.map(({id, name}) => [id, name])),
      variables: await readData(siteDir, 'data/variables.yml', variablesSchema),
    };
  },
  toRoutes: (data, input) => {
    const titles = JSON.stringify([...input.titles, input.thumbnails]);
    const known = made.get(data);
    if (known?.titles === titles) return known.routes;
    const routes = toRoutes(data, input);
    made.set(data, {titles, routes});
    return routes;
  },
  toSearchEntries: ({templates: read, serviceNames}, {titles, labelOfTag}) =>
    templateSearchEntries(read, {
      labelOfTag,
      serviceNames,
      pages: namedPages(
        titles,
        read.map(({template}) => template),
      ),
    }),
});

async function toRoutes(
  data: LoadedTemplates,
  {siteDir, baseUrl, generatedFilesDir, titles, thumbnails}: RouteInput,
): Promise<RouteConfig[]> {
  const gallery: TemplateGalleryData = {
    templates: data.templates.map(({template}) => {
      const thumbnail = thumbnails[`/templates/${template.id}`];
      const card = templateCard(template, data.serviceNames);
      return {...card, ...(thumbnail !== undefined && {thumbnail})};
    }),
  };
  const named = namedPages(titles, gallery.templates);
  const pages = data.templates.map(async (read): Promise<RouteConfig> => ({
    path: `${baseUrl}templates/${read.template.id}`,
    component: '@site/src/plugins/catalogue/templates/client/TemplatePage.tsx',
    exact: true,
    props: {
      data: await templatePage(read, {
        siteDir,
        baseUrl,
        pages: named,
        serviceNames: data.serviceNames,
        variables: data.variables,
      }),
    },
    // The bundler copies the archive to the assets and gives the page its address.
    modules: {archive: await writeArchive(read, generatedFilesDir)},
  }));
  return [
    {
      path: `${baseUrl}templates`,
      component: '@site/src/plugins/catalogue/templates/client/index.tsx',
      exact: true,
      props: {data: gallery},
    },
    ...(await Promise.all(pages)),
  ];
}
