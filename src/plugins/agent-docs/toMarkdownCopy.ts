import path from 'node:path';
import type {Nodes, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {describeArchitecture, type ServiceNames} from '../../content/describeArchitecture';
import {parseMarkdown} from '../../content/markdown';
import type {Page} from '../../content/page';
import {remarkDirective, remarkGfm, remarkStringify, unified, visit} from '../../content/unified.cjs';
import type {Architecture} from '../../schemas/architecture';
import {withDefaults, type Variables} from '../../schemas/variable';

/** What a copy needs beside its page. */
export interface CopyContext {
  /** Address of the site with its base path and without a slash at the end. */
  siteAddress: string;
  /** Path of a page's file to its permalink. */
  permalinks: ReadonlyMap<string, string>;
  /** Path of a model's file to the model. */
  models: ReadonlyMap<string, Architecture>;
  serviceNames: ServiceNames;
  variables: Variables;
}

const stringifier = unified().use(remarkGfm).use(remarkDirective).use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'}).freeze();

/** The page as plain Markdown: no JSX, variables at their defaults, figures in words, links absolute and leading to the copies. */
export function toMarkdownCopy(page: Page, context: CopyContext): string {
  const tree = structuredClone(page.tree);
  tree.children = tree.children.flatMap((node) => plainBlocks(node, page, context));
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') node.url = absolute(node.url, page, context);
    if (node.type === 'code' || node.type === 'inlineCode') node.value = withDefaults(node.value, context.variables);
  });
  return `${head(page, context)}\n${stringifier.stringify(tree)}`;
}

/** Address of a page's copy. */
export function copyAddress(permalink: string, {siteAddress}: Pick<CopyContext, 'siteAddress'>): string {
  return `${siteAddress}${permalink}.md`;
}

function head({frontMatter, permalink}: Page, {siteAddress}: CopyContext): string {
  const facts = [
    `Page: ${siteAddress}${permalink}`,
    `Kind: ${frontMatter.kind}`,
    ...('reviewed' in frontMatter
      ? [`Reviewed: ${frontMatter.reviewed}`, `Level: ${frontMatter.level}`, `Time: ${frontMatter.time} minutes`]
      : []),
  ];
  return `# ${frontMatter.title}\n\n> ${frontMatter.description}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}\n`;
}

/** Blocks without MDX: imports go, elements leave their content, admonitions become quotations, models become text. */
function plainBlocks(node: RootContent, page: Page, context: CopyContext): RootContent[] {
  if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression') return [];
  if (node.type === 'mdxJsxFlowElement') {
    return (node.children as RootContent[]).flatMap((child) => plainBlocks(child, page, context));
  }
  if (node.type === 'containerDirective') return [asQuotation(node, page, context)];
  if (node.type === 'paragraph' && node.children.length === 1) {
    const [image] = node.children;
    const model = image?.type === 'image' ? context.models.get(fileOf(image.url, page)) : undefined;
    if (model) return parseMarkdown(withoutMdx(describeArchitecture(model, context.serviceNames))).children;
  }
  if ('children' in node) {
    const parent = node as Extract<Nodes, {children: unknown[]}>;
    (parent.children as RootContent[]) = (parent.children as RootContent[]).flatMap((child) =>
      child.type === 'mdxTextExpression' ? [] : isBlock(child) ? plainBlocks(child, page, context) : [child],
    );
  }
  return [node];
}

function isBlock(node: RootContent): boolean {
  return /^(mdxJsxFlowElement|containerDirective|paragraph|list|listItem|blockquote|mdxFlowExpression|mdxjsEsm)$/.test(node.type);
}

function asQuotation(directive: ContainerDirective, page: Page, context: CopyContext): RootContent {
  const [first, ...rest] = directive.children;
  const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
  const name = directive.name.charAt(0).toUpperCase() + directive.name.slice(1);
  const title: RootContent = {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: label ? `${name}: ` : name}, ...(label ? label.children : [])]}],
  };
  const body = (label ? rest : directive.children) as RootContent[];
  return {
    type: 'blockquote',
    children: [title, ...body.flatMap((child) => plainBlocks(child, page, context))] as Extract<
      RootContent,
      {type: 'blockquote'}
    >['children'],
  };
}

function withoutMdx(text: string): string {
  return text.replace(/[{<]/g, '\\$&');
}

function fileOf(url: string, page: Page): string {
  return path.posix.join(path.posix.dirname(page.file), decodeURI(url.split('#', 1)[0] ?? ''));
}

function absolute(url: string, page: Page, context: CopyContext): string {
  if (/^[a-z]+:/.test(url)) return url;
  const [target = '', anchor] = url.split('#', 2);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (target.startsWith('/')) return `${context.siteAddress}${target}${hash}`;
  const permalink = target === '' ? page.permalink : context.permalinks.get(fileOf(target, page));
  return permalink === undefined ? url : copyAddress(permalink, context) + hash;
}
