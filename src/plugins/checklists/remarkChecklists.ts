import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {currentDocs} from '../../content/docsVersions';
import {headingText} from '../../content/headings';
import {documentAddress} from '../../content/permalink';
import {importModule} from '../../content/importModule';
import {jsxAttributes, jsxElement} from '../../content/jsxElement';
import {checklistItems} from './items';

const client = (name: string): string =>
  fileURLToPath(new URL(`./client/${name}`, import.meta.url));

/**
 * Remark plugin: adds a box to each item of a checklist, and a bar with the progress to the page.
 * Older versions, translations and other pages are unchanged.
 *
 * @param options.siteDir absolute path of the site
 */
export function remarkChecklists({siteDir}: {siteDir: string}): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const {frontMatter = {}} = file.data as {frontMatter?: {kind?: string; slug?: string}};
    const docs = path.join(siteDir, currentDocs.folder);
    const name = path.relative(docs, file.path).replaceAll('\\', '/');
    const items = name.startsWith('../') ? [] : checklistItems(tree, frontMatter.kind ?? '');
    if (items.length === 0) return;
    const {permalink} = documentAddress(name, frontMatter);
    const shared = {page: permalink, total: String(items.length)};

    for (const {node, id, section} of items) {
      const [first] = node.children;
      const holder = node.type === 'listItem' && first?.type === 'paragraph' ? first : node;
      if (node.type === 'listItem') node.checked = null;
      const children = holder.children as PhrasingContent[];
      const element: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: 'ChecklistItem',
        attributes: jsxAttributes({...shared, id, section}),
        children,
      };
      holder.children = [element] as typeof holder.children;
    }
    const marked = new Set(items.map(({node}) => node));
    visit(tree, 'list', (list) => {
      if (list.children.some((item) => marked.has(item)))
        list.data = {hProperties: {className: ['contains-task-list']}};
    });

    const heading = tree.children.findIndex(
      (node) => node.type === 'heading' && headingText(node) === 'Checklist',
    );
    tree.children.splice(heading + 1, 0, jsxElement('ChecklistBar', shared));
    tree.children.unshift(
      importModule('ChecklistItem', client('ChecklistItem')),
      importModule('ChecklistBar', client('ChecklistBar')),
    );
  };
}
