import type {Page} from '../../content/page';
import type {Tags} from '../../schemas/tags';
import {withDefaults, type Variables} from '../../schemas/variable';
import {figureTexts, type FigureContext} from './figureTexts';
import {pageSections, type PageSection} from './pageSections';
import {levelPriority, type HeadingLevel, type SearchRecord} from './record';
import {facetFields} from './client/facets';
import {sectionLabels, sectionOfPage} from './client/sections';

/** If a guide and an overview match equally well, the guide is first. */
const pagePriority = 100;
const landingPriority = 80;

export interface PageContext extends FigureContext {
  tags: Tags;
  variables: Variables;
  /** Locale of the build. */
  language: string;
  /** Name of the documentation version in the docs plugin. */
  version: string;
}

/**
 * One record for each heading section of a page. A section without text is found by its heading.
 */
export function pageRecords(page: Page, context: PageContext): SearchRecord[] {
  const {tags, variables, language, version} = context;
  const section = sectionOfPage(page.id);
  const shared = {
    url_without_anchor: page.permalink,
    language,
    docusaurus_tag: `docs-default-${version}`,
    version: [version],
    keywords: page.frontMatter.keywords,
    ...facetFields({
      section,
      tags: page.frontMatter.tags.map((key) => tags[key]?.label ?? key),
      frontMatter: page.frontMatter,
    }),
  };
  const unconfirmed = 'unconfirmed' in page.frontMatter ? page.frontMatter.unconfirmed : undefined;
  const sections = pageSections(page.tree(), {imageTexts: figureTexts(page, context)});
  return sections.map((part, index) => {
    const url = part.anchor ? `${page.permalink}#${part.anchor}` : page.permalink;
    return {
      id: url,
      url,
      anchor: part.anchor,
      'hierarchy.lvl0': sectionLabels[section],
      'hierarchy.lvl1': page.frontMatter.title,
      ...headingsOf(part),
      content: withDefaults(
        // The first record contains what no source confirms, so that results show it.
        [
          ...(index === 0 && unconfirmed ? ['Not confirmed by a source', unconfirmed] : []),
          ...part.blocks,
        ].join('\n'),
        variables,
      ),
      type: `lvl${part.level}`,
      item_priority:
        (page.frontMatter.kind === 'landing' ? landingPriority : pagePriority) -
        levelPriority * part.level,
      ...shared,
    };
  });
}

function headingsOf(part: PageSection): Partial<Record<`hierarchy.lvl${HeadingLevel}`, string>> {
  return Object.fromEntries(part.path.map(({level, text}) => [`hierarchy.lvl${level}`, text]));
}
