import type {Element, Nodes} from 'hast';
import type {Root, RootContent} from 'mdast';
import {isSampleLanguage} from '../../../content/sampleLanguages';
import {h, SKIP, toHast, toHtml, visit} from '../../../content/unified.cjs';
import type {ReadmePart} from '../../../schemas/catalogue';
import {highlightSample} from './highlightSample';
import type {PageInput} from './templatePage';

/** The README of a template for its page: text as HTML, samples highlighted, names of other pages as links. Its title is the page's. */
export function readmeParts(readme: Root, input: Pick<PageInput, 'baseUrl' | 'titles' | 'templates'>): ReadmePart[] {
  const tree = structuredClone(readme);
  linkPages(tree, input);
  const parts: ReadmePart[] = [];
  let run: RootContent[] = [];
  const endRun = (): void => {
    if (run.length > 0) parts.push({html: toHtml(withScrollableTables(toHast({type: 'root', children: run})))});
    run = [];
  };
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 1) continue;
    if (node.type !== 'code') {
      run.push(node);
      continue;
    }
    endRun();
    const language = isSampleLanguage(node.lang) ? node.lang : 'text';
    parts.push({html: highlightSample(node.value, language), language});
  }
  endRun();
  return parts;
}

/** In the repository a README names guides by their address and templates by their folder, as code; on the site that becomes a link with the title. */
function linkPages(tree: Root, {baseUrl, titles, templates}: Pick<PageInput, 'baseUrl' | 'titles' | 'templates'>): void {
  visit(tree, 'inlineCode', ({value}, index, parent) => {
    const template = templates.find(({id}) => id === value);
    const title = template?.title ?? titles.get(value);
    if (title === undefined || !parent || index === undefined) return;
    const path = template ? `templates/${value}` : value.slice(1);
    parent.children[index] = {type: 'link', url: baseUrl + path, children: [{type: 'text', value: title}]};
  });
}

/** A wide table scrolls in a frame that the keyboard can reach. */
function withScrollableTables(tree: Nodes): Nodes {
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = h('div', {tabIndex: 0, role: 'group', ariaLabel: 'Table'}, [node]);
    return SKIP;
  });
  return tree;
}
