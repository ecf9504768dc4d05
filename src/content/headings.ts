import type {Heading, Root} from 'mdast';
import GithubSlugger from 'github-slugger';
import {toString} from 'mdast-util-to-string';
import {lineOf, nodesOf} from './nodesOf';

export interface PageHeading {
  depth: Heading['depth'];
  text: string;
  /** Anchor of the heading on the page, without `#`. */
  anchor: string;
  /** Line of the heading in the file, from 1. */
  line: number;
}

/** The headings of a page with Docusaurus' anchors: the explicit `{#id}`, or a slug. */
export function headingsOf(tree: Root): PageHeading[] {
  const slugger = new GithubSlugger();
  return nodesOf(tree, 'heading').map((heading) => {
    const text = headingText(heading);
    return {
      depth: heading.depth,
      text,
      anchor: explicitId(heading) ?? slugger.slug(text),
      line: lineOf(heading),
    };
  });
}

/** Text of a heading without an explicit `{#id}`. */
export function headingText(heading: Heading): string {
  return toString(heading)
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .trim();
}

/** The id in a trailing `{#id}`, which MDX parses as an expression. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const text =
    last?.type === 'mdxTextExpression'
      ? `{${last.value}}`
      : last?.type === 'text'
        ? last.value
        : '';
  return /\{#([\w-]+)\}\s*$/.exec(text)?.[1];
}
