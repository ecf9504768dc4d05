import type {Root} from 'mdast';
import type {ReadTemplate, SourceFile} from '../../content/readTemplate';
import {visit} from '../../content/unified.cjs';
import {inWords} from '../../lib/inWords';
import type {GuideLink} from '../../schemas/catalogue';
import type {Tags} from '../../schemas/tags';
import {blockText} from './blockText';
import {catalogueRecord} from './catalogueRecord';
import type {SearchRecord} from './record';

/** A guide explains, a template is its last step. */
const priority = 75;

export interface TemplateContext {
  tags: Tags;
  language: string;
  serviceNames: ReadonlyMap<string, string>;
  /** Pages by the name that a README gives them. */
  pages: ReadonlyMap<string, GuideLink>;
}

/** One record per template of the gallery, with the words of its page. */
export function templateRecords(templates: readonly ReadTemplate[], context: TemplateContext): SearchRecord[] {
  return templates.map((read) =>
    catalogueRecord({
      url: `/templates/${read.template.id}`,
      section: 'templates',
      title: read.template.title,
      lines: templateLines(read, context),
      language: context.language,
      tags: read.template.tags.map((key) => context.tags[key]?.label ?? key),
      priority,
    }),
  );
}

function templateLines({template, files, readme}: ReadTemplate, {serviceNames, pages}: TemplateContext): string[] {
  const {description, tool, services, resources} = template;
  return [
    description,
    inWords(tool),
    services.map((service) => serviceNames.get(service) ?? '').join(', '),
    ...resources.map(({kind, count}) => `${kind}: ${count}`),
    ...readmeTexts(readme, pages),
    ...files.filter(({path}) => path !== 'README.md').flatMap(fileText),
  ];
}

/** The blocks of a README without its title. A page that it names stands there with its title. */
function readmeTexts(readme: Root, pages: ReadonlyMap<string, GuideLink>): string[] {
  const tree = structuredClone(readme);
  visit(tree, 'inlineCode', (node) => {
    node.value = pages.get(node.value)?.title ?? node.value;
  });
  return tree.children
    .filter((node) => !(node.type === 'heading' && node.depth === 1))
    .map((node) =>
      blockText(node, {imageTexts: ({alt}) => [alt]})
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

/** Its name and, of Terraform, what it declares: the whole of it would bury the words about the template. */
function fileText({path, text}: SourceFile): string[] {
  const declared = Array.from(text.matchAll(/^(?:resource|data|variable|output) "([\w-]+)"/gm), ([, name = '']) => name);
  return [path, ...(path.endsWith('.tf') ? new Set(declared) : [])];
}
