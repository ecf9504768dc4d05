import path from 'node:path';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describeArchitecture, type ServiceNames} from '../../content/describeArchitecture';
import {headingText} from '../../content/headings';
import {parseMarkdown} from '../../content/markdown';
import {namedSamples} from '../../content/namedSamples';
import type {Page} from '../../content/page';
import {decodePath} from '../../lib/decodePath';
import type {Architecture} from '../../schemas/architecture';

/** The context of a copy. */
export interface CopyContext {
  /** Address of the site with its base path and without a slash at the end. */
  siteAddress: string;
  /** Path of a page's file to its permalink. */
  permalinks: ReadonlyMap<string, string>;
  /** Path of a model's file to the model. */
  models: ReadonlyMap<string, Architecture>;
  serviceNames: ServiceNames;
}

const stringifier = unified()
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

/**
 * The page as plain Markdown without JSX. It has `@@variables@@`, descriptions of figures, and
 * absolute links to copies.
 */
export function toMarkdownCopy(page: Page, context: CopyContext): string {
  return toText(structuredClone(page.tree()), page, context);
}

/** Sections with steps and commands. */
const worked = /^(Before you begin|Steps|Activities|Verify|Clean up|Undo)$/;

/** The sections with steps and commands. Named samples are separate files. */
export function toReadme(page: Page, context: CopyContext): string {
  const tree = structuredClone(page.tree());
  const files = new Map(namedSamples(tree).map(({path: name, node}) => [node, name]));
  let isWorked = false;
  tree.children = tree.children.filter((node) => {
    if (node.type === 'heading' && node.depth === 2) isWorked = worked.test(headingText(node));
    return isWorked;
  });
  visit(tree, 'code', (node, index, parent) => {
    const name = files.get(node);
    if (name === undefined || !parent || index === undefined) return;
    const words: PhrasingContent[] = [
      {type: 'text', value: 'File: '},
      {type: 'inlineCode', value: name},
    ];
    parent.children[index] = {type: 'paragraph', children: words};
  });
  return toText(tree, page, context);
}

function toText(tree: Root, page: Page, context: CopyContext): string {
  tree.children = plainNodes(tree.children, page, context);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      node.url = absolute(node.url, page, context);
  });
  return `${head(page, context)}\n${stringifier.stringify(tree)}`;
}

/** Address of a page's copy. */
export function copyAddress(
  permalink: string,
  {siteAddress}: Pick<CopyContext, 'siteAddress'>,
): string {
  return `${siteAddress}${permalink}.md`;
}

function head({frontMatter, permalink}: Page, {siteAddress}: CopyContext): string {
  const facts = [
    `Page: ${siteAddress}${permalink}`,
    `Kind: ${frontMatter.kind}`,
    ...('reviewed' in frontMatter
      ? [
          `Reviewed: ${frontMatter.reviewed}`,
          `Level: ${frontMatter.level}`,
          `Time: ${frontMatter.time} minutes`,
          ...(frontMatter.unconfirmed
            ? [`Not confirmed by a source: ${frontMatter.unconfirmed}`]
            : []),
        ]
      : []),
  ];
  return `# ${frontMatter.title}\n\n> ${frontMatter.description}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}\n`;
}

/** Replaces MDX: elements are replaced by their children, and admonitions become block quotes. */
function plainNodes(
  nodes: readonly RootContent[],
  page: Page,
  context: CopyContext,
): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (/^mdx(?:jsEsm|FlowExpression|TextExpression)$/.test(node.type)) return [];
    // Keep words on both sides of a line break apart.
    if (node.type === 'mdxJsxTextElement' && node.name === 'br')
      return [{type: 'text', value: ' '}];
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      return plainNodes(node.children, page, context);
    if (node.type === 'containerDirective') return [asQuotation(node, page, context)];
    if (node.type === 'paragraph' && node.children.length === 1) {
      const [image] = node.children;
      const model = image?.type === 'image' && context.models.get(fileOf(image.url, page));
      if (model)
        return parseMarkdown(withoutMdx(describeArchitecture(model, context.serviceNames)))
          .children;
    }
    if ('children' in node)
      Object.assign(node, {children: plainNodes(node.children, page, context)});
    return [node];
  });
}

function asQuotation(directive: ContainerDirective, page: Page, context: CopyContext): RootContent {
  const [first, ...rest] = directive.children;
  const label =
    first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const words = plainNodes(label?.children ?? [], page, context) as PhrasingContent[];
  const name = directive.name.charAt(0).toUpperCase() + directive.name.slice(1);
  const title: RootContent = {
    type: 'paragraph',
    children: [
      {type: 'strong', children: [{type: 'text', value: label ? `${name}: ` : name}, ...words]},
    ],
  };
  const body = (label ? rest : directive.children) as RootContent[];
  return {
    type: 'blockquote',
    children: [title, ...plainNodes(body, page, context)] as Extract<
      RootContent,
      {type: 'blockquote'}
    >['children'],
  };
}

function withoutMdx(text: string): string {
  return text.replace(/[{<]/g, '\\$&');
}

/** Path of a file that a page names by a relative address. */
export function fileOf(url: string, page: Page): string {
  return path.posix.join(path.posix.dirname(page.file), decodePath(url.split('#', 1)[0] ?? ''));
}

function absolute(url: string, page: Page, context: CopyContext): string {
  if (/^[a-z]+:/.test(url)) return url;
  const [target = '', anchor] = url.split('#', 2);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (target.startsWith('/')) return `${context.siteAddress}${target}${hash}`;
  const permalink = target === '' ? page.permalink : context.permalinks.get(fileOf(target, page));
  return permalink === undefined ? url : copyAddress(permalink, context) + hash;
}
