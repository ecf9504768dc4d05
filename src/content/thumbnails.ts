import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {hashFolder} from '../lib/codeVersion';
import type {Thumbnails} from '../lib/thumbnailPath';
import {servicesSchema, type Service} from '../schemas/service';
import {templatesSchema} from '../schemas/template';
import {modelsOf} from './modelsOf';
import {readArchitectures} from './readArchitectures';
import {readData} from './readData';
import {readPages} from './readPages';

const servicesFile = 'data/services.yml';
const templatesFile = 'data/templates.yml';

let code: string | undefined;

/**
 * Name of the thumbnail of a model. It depends on everything that is drawn, so pages can use the
 * name before the layout exists.
 */
export function thumbnailName(text: string, services: readonly Service[]): string {
  code ??= hashFolder(path.resolve(__dirname, '../plugins/architecture'));
  const drawn = services.map(({id, abbreviation, icon, category}) => [
    ...[id, abbreviation],
    ...[icon, category],
  ]);
  return createHash('sha256')
    .update(JSON.stringify([code, drawn, text]))
    .digest('hex')
    .slice(0, 10);
}

/**
 * Thumbnails by page. A page has the thumbnail of its first architecture. A landing page has the
 * thumbnail of the first page below it, and a template that of its first guide. Missing data files
 * give no entries.
 */
export async function readThumbnails(siteDir: string): Promise<Thumbnails> {
  const has = (name: string): boolean => existsSync(path.join(siteDir, name));
  const [{pages}, {architectures}, {services}, {templates}] = await Promise.all([
    readPages(siteDir),
    readArchitectures(siteDir),
    has(servicesFile) ? readData(siteDir, servicesFile, servicesSchema) : {services: []},
    has(templatesFile) ? readData(siteDir, templatesFile, templatesSchema) : {templates: []},
  ]);
  const ofPages = new Map(
    pages.flatMap((page) => {
      const [model] = modelsOf(page, architectures);
      return model ? [[page.permalink, thumbnailName(model.text, services)] as const] : [];
    }),
  );
  const ofLandings = pages
    .filter(({frontMatter, permalink}) => frontMatter.kind === 'landing' && !ofPages.has(permalink))
    .flatMap(({permalink}) => {
      const [below] = [...ofPages].filter(([other]) => other.startsWith(`${permalink}/`));
      return below ? [[permalink, below[1]] as const] : [];
    });
  const ofTemplates = templates.flatMap(({id, guides}) => {
    const name = guides.flatMap((guide) => ofPages.get(guide) ?? [])[0];
    return name === undefined ? [] : [[`/templates/${id}`, name] as const];
  });
  return Object.fromEntries([...ofPages, ...ofLandings, ...ofTemplates]);
}
