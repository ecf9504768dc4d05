import type {RouteConfig} from '@docusaurus/types';
import {namedPages} from '../../../content/namedPages';
import {readData} from '../../../content/readData';
import {readTemplate, type ReadTemplate} from '../../../content/readTemplate';
import type {TemplateGalleryData} from '../../../schemas/catalogue';
import {servicesSchema} from '../../../schemas/service';
import {templatesSchema, type ExternalTemplate} from '../../../schemas/template';
import type {Collection, RouteInput} from '../types';
import {templateCard, templatePage} from './templatePage';
import {writeArchive} from './writeArchive';

interface Templates {
  templates: ReadTemplate[];
  external: ExternalTemplate[];
  serviceNames: Map<string, string>;
}

const dataFile = 'data/templates.yml';

/** The routes that were made of a collection, by the titles of the guides: the dev server asks again after every edit of any page. */
const made = new WeakMap<Templates, {titles: string; routes: Promise<RouteConfig[]>}>();

/** `/templates` and a page for each template, with its files and an archive of them. */
export const templates: Collection<Templates> = {
  paths: [dataFile, 'templates/**/*', 'data/services.yml'],
  load: async (siteDir) => {
    const [data, {services}] = await Promise.all([
      readData(siteDir, dataFile, templatesSchema),
      readData(siteDir, 'data/services.yml', servicesSchema),
    ]);
    return {
      templates: await Promise.all(data.templates.map(async (template) => readTemplate(siteDir, template))),
      external: data.external,
      serviceNames: new Map(services.map(({id, name}) => [id, name])),
    };
  },
  toRoutes: (data, context) => {
    const titles = JSON.stringify([...context.titles]);
    const known = made.get(data);
    if (known?.titles === titles) return known.routes;
    const routes = toRoutes(data, context);
    made.set(data, {titles, routes});
    return routes;
  },
};

async function toRoutes(data: Templates, {siteDir, baseUrl, generatedFilesDir, titles}: RouteInput): Promise<RouteConfig[]> {
  const gallery: TemplateGalleryData = {
    templates: data.templates.map(({template}) => templateCard(template, data.serviceNames)),
    external: data.external,
  };
  const named = namedPages(titles, gallery.templates);
  const pages = data.templates.map(async (read): Promise<RouteConfig> => ({
    path: `${baseUrl}templates/${read.template.id}`,
    component: '@site/src/pages/_templates/TemplatePage.tsx',
    exact: true,
    props: {data: await templatePage(read, {siteDir, baseUrl, pages: named, serviceNames: data.serviceNames})},
    // The bundler copies the archive to the assets and gives the page its address.
    modules: {archive: await writeArchive(read, generatedFilesDir)},
  }));
  return [
    {path: `${baseUrl}templates`, component: '@site/src/pages/_templates/index.tsx', exact: true, props: {data: gallery}},
    ...(await Promise.all(pages)),
  ];
}
