export type Child = Node | string | false | undefined;

/** Creates an element. Attributes and children that are undefined or false are left out. */
export function h(
  tag: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  ...children: readonly Child[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : value);
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
