import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** An MDX element at block level. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: jsxAttributes(attributes), children: []};
}

export function jsxAttributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}
