import type {Element, Nodes} from 'hast';
import type {Root, RootContent} from 'mdast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {highlight} from '../../../content/highlight/highlight';
import {isSampleLanguage} from '../../../content/sampleLanguages';
import type {ReadmePart} from './types';
import {replaceExamples} from '../../../content/exampleValues';
import type {PageInput} from './templatePage';

/**
 * Renders the README of a template without its title: HTML with highlighted samples and links.
 *
 * @param hasInterface true if the page shows inputs from the code; the README's table is then left
 * out
 */
export function readmeParts(
  readme: Root,
  input: Pick<PageInput, 'baseUrl' | 'pages' | 'variables'>,
  hasInterface: boolean,
): ReadmePart[] {
  const tree = structuredClone(readme);
  linkPages(tree, input);
  const parts: ReadmePart[] = [];
  let run: RootContent[] = [];
  const endRun = (): void => {
    if (run.length > 0)
      parts.push({html: toHtml(withScrollableTables(toHast({type: 'root', children: run})))});
    run = [];
  };
  let section = '';
  for (const node of tree.children) {
    if (node.type === 'heading') section = toString(node);
    if (node.type === 'heading' && node.depth === 1) continue;
    if (node.type === 'table' && section === 'Inputs' && hasInterface) {
      endRun();
      parts.push({interface: true});
      continue;
    }
    if (node.type !== 'code') {
      run.push(node);
      continue;
    }
    endRun();
    const language = isSampleLanguage(node.lang) ? node.lang : 'text';
    const code = replaceExamples(node.value, input.variables);
    const html = highlight(code, language, (id) => input.variables[id]?.default);
    parts.push({html, language});
  }
  endRun();
  return parts;
}

function linkPages(tree: Root, {baseUrl, pages}: Pick<PageInput, 'baseUrl' | 'pages'>): void {
  visit(tree, 'inlineCode', ({value}, index, parent) => {
    const page = pages.get(value);
    if (!page || !parent || index === undefined) return;
    parent.children[index] = {
      type: 'link',
      url: baseUrl + page.permalink.slice(1),
      children: [{type: 'text', value: page.title}],
    };
  });
}

/** Puts a wide table into a frame that scrolls and is a tab stop. */
function withScrollableTables(tree: Nodes): Nodes {
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
    parent.children[index] = h('div', {tabIndex: 0, role: 'group', ariaLabel: 'Table'}, [node]);
    return SKIP;
  });
  return tree;
}
