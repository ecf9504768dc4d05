import type {Heading, Root} from 'mdast';
import {headingText} from './headingText';
import {GithubSlugger, visit} from './unified.cjs';

export interface PageHeading {
  depth: Heading['depth'];
  text: string;
  /** Anchor of the heading on the page, without `#`. */
  anchor: string;
  /** Line in the file that the heading stands in, from 1. */
  line: number;
}

/** The headings of a page in order, with the anchors that Docusaurus gives them: an explicit `{#id}`, else the slug of the text. */
export function headingsOf(tree: Root): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (heading) => {
    const text = headingText(heading);
    headings.push({
      depth: heading.depth,
      text,
      anchor: explicitId(heading) ?? slugger.slug(text),
      line: heading.position?.start.line ?? 1,
    });
  });
  return headings;
}

/** The id in a trailing `{#id}`, which the MDX parser hands over as an expression. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const text = last?.type === 'mdxTextExpression' ? `{${last.value}}` : last?.type === 'text' ? last.value : '';
  return /\{#([\w-]+)\}\s*$/.exec(text)?.[1];
}
