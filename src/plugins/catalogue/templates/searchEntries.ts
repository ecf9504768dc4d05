import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {blockText} from '../../../content/blockText';
import type {ReadTemplate, SourceFile} from '../../../content/readTemplate';
import {inWords} from '../../../lib/inWords';
import type {GuideLink} from '../../../schemas/catalogue';
import type {SearchEntry, SearchInput} from '../catalogue';

interface Context extends Pick<SearchInput, 'labelOfTag'> {
  serviceNames: ReadonlyMap<string, string>;
  /** Pages by their name in a README. */
  pages: ReadonlyMap<string, GuideLink>;
}

/** One entry for each template of the gallery, with the words of its page. */
export function templateSearchEntries(
  templates: readonly ReadTemplate[],
  context: Context,
): SearchEntry[] {
  return templates.map((read) => ({
    url: `/templates/${read.template.id}`,
    title: read.template.title,
    lines: templateLines(read, context),
    tags: read.template.tags.map(context.labelOfTag),
    // Lower than guides, because a guide explains the design and a template is its last step.
    priority: 75,
  }));
}

function templateLines(
  {template, files, readme}: ReadTemplate,
  {serviceNames, pages}: Context,
): string[] {
  const {tool, services} = template;
  return [
    inWords(tool),
    services.map((service) => serviceNames.get(service) ?? '').join(', '),
    ...readmeTexts(readme, pages),
    ...files.filter(({path}) => path !== 'README.md').flatMap(fileText),
  ];
}

/** The blocks of a README that the page shows. Names of pages are replaced by their titles. */
function readmeTexts(readme: Root, pages: ReadonlyMap<string, GuideLink>): string[] {
  const tree = structuredClone(readme);
  visit(tree, 'inlineCode', (node) => {
    node.value = pages.get(node.value)?.title ?? node.value;
  });
  let section = '';
  return tree.children
    .filter((node) => {
      if (node.type === 'heading') section = toString(node);
      // The page has its own title, and shows inputs from the code.
      return !(node.type === 'heading' && node.depth === 1) && !isInputs(node, section);
    })
    .map((node) =>
      blockText(node, {imageTexts: ({alt}) => [alt]})
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

function isInputs({type}: RootContent, section: string): boolean {
  return type === 'table' && section === 'Inputs';
}

/**
 * The name of a file and the declarations in its Terraform. The whole text would hide other words.
 */
function fileText({path, text}: SourceFile): string[] {
  const declared = Array.from(
    text.matchAll(/^(?:resource|data|variable|output) "([\w-]+)"/gm),
    ([, name = '']) => name,
  );
  return [path, ...(path.endsWith('.tf') ? new Set(declared) : [])];
}
