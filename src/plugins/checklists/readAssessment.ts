import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Page} from '../../content/page';
import {readData} from '../../content/readData';
import {readPages} from '../../content/readPages';
import {decodePath} from '../../lib/decodePath';
import {groupBy} from '../../lib/groupBy';
import {variablesSchema, withDefaults} from '../../schemas/variable';
import {checklistItems, type FoundItem} from './items';

export interface AssessedItem {
  id: string;
  section: string;
  text: string;
  /** Pages of this site that help with the item. */
  guides: {to: string; label: string}[];
}

export interface AssessedList {
  title: string;
  /** Address without the base path. */
  page: string;
  items: AssessedItem[];
}

/** A phase of the adoption framework, or an area of the other guides. */
export interface Area {
  label: string;
  lists: AssessedList[];
}

/** All checklists: first the phases of the adoption framework, in their order. */
export async function readAssessment(siteDir: string): Promise<Area[]> {
  const {pages} = await readPages(siteDir);
  const variables = await readData(siteDir, 'data/variables.yml', variablesSchema);
  const permalinks = new Map(pages.map(({file, permalink}) => [file, permalink]));
  const titles = new Map(pages.map(({permalink, frontMatter}) => [permalink, frontMatter.title]));

  function guideOf(page: Page, {url}: FoundItem['links'][number]): AssessedItem['guides'] {
    const [target = '', anchor] = url.split('#', 2);
    const file = path.posix.join(path.posix.dirname(page.file), decodePath(target));
    const to = permalinks.get(file);
    const label = to !== undefined && to !== page.permalink ? titles.get(to) : undefined;
    return label === undefined ? [] : [{to: anchor ? `${to}#${anchor}` : `${to}`, label}];
  }

  const lists = pages.flatMap((page) => {
    const items = checklistItems(page.tree(), page.frontMatter.kind);
    if (items.length === 0) return [];
    const list: AssessedList = {
      title: page.frontMatter.title,
      page: page.permalink,
      items: items.map(({id, section, text, links}) => ({
        id,
        section,
        text: withDefaults(text, variables),
        guides: links.flatMap((link) => guideOf(page, link)),
      })),
    };
    return [{list, ...areaOf(siteDir, page)}];
  });
  return [...groupBy(lists, ({folder}) => folder).values()]
    .sort((a, b) => (a[0]?.order ?? 0) - (b[0]?.order ?? 0))
    .map((members) => ({
      label: members[0]?.label ?? '',
      lists: members.map(({list}) => list),
    }));
}

/** The category of a page, with its label and position. */
function areaOf(siteDir: string, {file}: Page): {folder: string; label: string; order: number} {
  const parts = file.split('/');
  const folder = parts.slice(0, parts[1] === 'blueprints' ? 4 : 3).join('/');
  const category = path.join(siteDir, folder, '_category_.yml');
  const {label = folder, position = 0} = existsSync(category)
    ? (parse(readFileSync(category, 'utf8')) as {label?: string; position?: number})
    : {};
  const collection = ['caf', 'best-practices', 'blueprints'].indexOf(parts[1] ?? '');
  return {folder, label, order: collection * 100 + position};
}
