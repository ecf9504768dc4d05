import type {Element, ElementContent, Parents, Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {highlight} from '../../content/highlight/highlight';
import {parseMeta} from '../../content/highlight/meta';
import {isSampleLanguage} from '../../content/sampleLanguages';
import {sampleHash} from '../../content/samples/sampleHash';
import {dayInWords} from '../../lib/dayInWords';
import {regionsOf, variablePattern, withDefaults, type Variables} from '../../schemas/variable';
import type {VerifiedSample, VerifiedSamples} from '../../schemas/verified';

/**
 * Rehype plugin: highlights fenced blocks at build time and replaces variables by their default
 * values.
 *
 * @param options.variables definitions with the default values
 * @param options.verified level that each sample reached
 */
export function rehypeCodeSamples({
  variables,
  verified,
}: {
  variables: () => Promise<Variables>;
  verified: () => Promise<VerifiedSamples>;
}): (tree: Root) => Promise<void> {
  return async (tree) => {
    const known = await variables();
    const tried = await verified();
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'code') {
        showDefaults(node, known);
        return SKIP;
      }
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const {title, regions} = parseMeta(code.properties['metastring'] as string | undefined);
      const named = languageOf(code);
      const language = isSampleLanguage(named) ? named : 'text';
      const source = toString(code).replace(/\n$/, '');
      const result = tried[sampleHash({language, text: withDefaults(source, known)})];
      const fitting = regionsOf(source, known).filter((id) => regions?.includes(id) ?? true);
      const isForAll = fitting.length === regionsOf('', known).length;
      node.properties = {
        html: highlight(source, language, (name) => known[name]?.default),
        language,
        ...(title !== undefined && {title}),
        ...(!isForAll && {regions: fitting.join(' ')}),
        ...(!title && isPrinted(language, sampleAbove(parent, index)) && {output: true}),
        ...(result && {level: result.level, levelDetails: inWords(result)}),
      };
      node.children = [];
      return SKIP;
    });
  };
}

/** Text directly below a sample without a title is its output. JSON is output below a command. */
function isPrinted(language: string, above: Element | undefined): boolean {
  if (!above) return false;
  return language === 'text' || (language === 'json' && above.properties['language'] === 'bash');
}

/**
 * The sample directly above a block. Its properties are set, because samples are processed in
 * order.
 */
function sampleAbove(parent: Parents | undefined, index = 0): Element | undefined {
  const before = parent?.children
    .slice(0, index)
    .filter((node) => node.type === 'element')
    .at(-1);
  return before?.tagName === 'pre' ? before : undefined;
}

function inWords({tools, on}: VerifiedSample): string {
  const names = tools.map(({name, version}) => `${name} ${version}`).join(', ');
  return `${names}, ${dayInWords(new Date(on))}`;
}

/** Inline code: replaces a variable by an element with its default value, as in a block. */
function showDefaults(code: Element, variables: Variables): void {
  code.children = code.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    // Text and names of variables alternate.
    return child.value.split(variablePattern).flatMap((part, index): ElementContent[] => {
      if (index % 2 === 0) return part ? [{type: 'text', value: part}] : [];
      const value = variables[part]?.default;
      if (value === undefined) return [{type: 'text', value: `@@${part}@@`}];
      return [h('span', {className: ['variable'], dataVariable: part}, value)];
    });
  });
}

function languageOf(code: Element): string | undefined {
  const {className} = code.properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}
