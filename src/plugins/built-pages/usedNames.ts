import {scanHtml} from './scanHtml';

/** What the selectors of a style sheet can name in a page. */
export interface UsedNames {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: Set<string>;
  values: Set<string>;
}

export function noNames(): UsedNames {
  return {tags: new Set(), classes: new Set(), ids: new Set(), attributes: new Set(), values: new Set()};
}

/** Adds the names of elements, classes, ids and attributes that a page holds. */
export function addUsedNames(html: string, used: UsedNames): void {
  scanHtml(html, {
    onElement: (name) => used.tags.add(name),
    onAttribute(name, rawValue, whole) {
      used.attributes.add(name);
      used.values.add(rawValue);
      if (name === 'class') for (const each of rawValue.split(/\s+/)) used.classes.add(each);
      if (name === 'id') used.ids.add(rawValue);
      return whole;
    },
  });
}
