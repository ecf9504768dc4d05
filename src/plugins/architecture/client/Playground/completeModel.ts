import type {SchemaNode, Vocabulary} from '../playground';

export interface Offer {
  label: string;
  /** The inserted text. */
  apply: string;
  /** Shown beside the label. */
  detail?: string;
  /** Explanation of the entry. */
  info?: string;
}

export interface Offers {
  /** Offset of the start of the word that is replaced. */
  from: number;
  offers: Offer[];
}

/** Keys whose values are ids of groups, or ids of groups and nodes. */
const references: Record<string, readonly string[]> = {
  group: ['groups'],
  parent: ['groups'],
  from: ['groups', 'nodes'],
  to: ['groups', 'nodes'],
};

/**
 * Completions at an offset of a model, which may be incomplete: keys, values of enums, ids of
 * services, groups and nodes. Supports block style and `{key: value}` on one line.
 *
 * @param offset of the cursor
 */
export function completeModel(
  text: string,
  offset: number,
  {schema, services}: Vocabulary,
): Offers | undefined {
  const before = text.slice(0, offset);
  const lines = before.split('\n');
  const line = lines.at(-1) ?? '';
  if (/(^|\s)#/.test(line)) return undefined;
  const inFlow = /\{[^{}]*$/.exec(line);
  const segment = inFlow ? (inFlow[0].split(/[{,]/).at(-1) ?? '') : line.replace(/^\s*(- +)?/, '');
  const [, key, , word = ''] = /^\s*(?:(\w+):( +))?["']?([\w-]*)$/.exec(segment) ?? [];
  if (key === undefined && !/^\s*\w*$/.test(segment)) return undefined;

  const isTop = !inFlow && !/^\s|^-/.test(line);
  const section = isTop ? undefined : lines.flatMap((one) => /^(\w+):/.exec(one)?.[1] ?? []).at(-1);
  const part = isTop ? schema : schema.properties?.[section ?? '']?.items;
  if (!part?.properties) return undefined;
  const from = offset - word.length;
  if (key === undefined) {
    const used = keysIn(isTop ? topLevel(text) : itemAround(text, offset, inFlow !== null));
    return {from, offers: keyOffers(part, used, word)};
  }
  const property = part.properties[key];
  return property && {from, offers: valueOffers(key, property, text, services)};
}

function keyOffers({properties = {}}: SchemaNode, used: string[], word: string): Offer[] {
  return Object.entries(properties)
    .filter(([name]) => name === word || !used.includes(name))
    .map(([name, {type, description}]) => ({
      label: name,
      apply: type === 'array' ? `${name}:\n  - ` : `${name}: `,
      ...(description && {info: description}),
    }));
}

function valueOffers(
  key: string,
  property: SchemaNode,
  text: string,
  services: Vocabulary['services'],
): Offer[] {
  if (key === 'service') return services.map(({id, name}) => ({...toOffer(id), detail: name}));
  const lists = references[key];
  if (lists) return idsOf(text, lists).map(toOffer);
  if (property.type === 'boolean') return ['true', 'false'].map(toOffer);
  return (property.enum ?? []).map(toOffer);
}

const toOffer = (label: string): Offer => ({label, apply: label});

/** Ids of the items in the lists. */
function idsOf(text: string, lists: readonly string[]): string[] {
  return lists.flatMap((list) => {
    const [, body = ''] = new RegExp(`^${list}:((?:.*\\n?(?!\\w))*)`, 'm').exec(text) ?? [];
    return [...body.matchAll(/(?:^|[\s{,])id: *["']?([\w-]+)/g)].map(([, id = '']) => id);
  });
}

const keysIn = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\n{,]) *(?:- +)?(\w+):/g)].map(([, key = '']) => key);

const topLevel = (text: string): string => text.replace(/^[ -].*$/gm, '');

/** The item of a list at the offset. */
function itemAround(text: string, offset: number, inFlow: boolean): string {
  const start = inFlow ? text.lastIndexOf('{', offset) : text.lastIndexOf('\n', offset - 1);
  const [rest = ''] = (inFlow ? /^[^}\n]*/ : /^.*(\n(?! *-|\w).*)*/).exec(text.slice(offset)) ?? [];
  if (inFlow) return text.slice(start, offset) + rest;
  const lines = text.slice(0, offset).split('\n');
  const starts = lines.flatMap((one, index) => (/^ *- |^\w/.test(one) ? index : []));
  return lines.slice(starts.at(-1)).join('\n') + rest;
}
