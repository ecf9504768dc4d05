import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {highlight} from '../../content/highlight/highlight';
import {parseMeta} from '../../content/highlight/meta';
import {isSampleLanguage} from '../../content/sampleLanguages';
import type {Variables} from '../../schemas/variable';

/**
 * Rehype plugin: highlights fenced blocks at build time. The page receives finished HTML, so that neither grammars nor tokens reach the browser.
 *
 * @param options.variables definitions whose defaults stand in the samples
 */
export function rehypeCodeSamples({variables}: {variables: () => Variables}): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const defaults = variables();
      const {title, ...meta} = parseMeta(typeof code.properties['metastring'] === 'string' ? code.properties['metastring'] : undefined);
      const named = languageOf(code);
      const language = isSampleLanguage(named) ? named : 'text';
      const html = highlight(textOf(code).replace(/\n$/, ''), {language, meta, defaultOf: (name) => defaults[name]?.default});
      node.properties = {html, language, ...(title !== undefined && {title}), ...(meta.showLineNumbers && {lineNumbers: true})};
      node.children = [];
      return SKIP;
    });
  };
}

function languageOf(code: Element): string | undefined {
  const {className} = code.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

function textOf(code: Element): string {
  return code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
