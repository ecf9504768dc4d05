import type {Nodes, Root, RootContent, Table} from 'mdast';
import {blockText} from './blockText';
import {groupBy} from '../lib/groupBy';
import {headingText} from './headings';
import {lineOf} from './nodesOf';
import type {DecisionFacts, SizeFacts} from '../schemas/explorer';

/** A section that lacks the facts that compare needs. */
export interface MissingFact {
  line: number;
  message: string;
}

/** Marks the start of the cases in which not to use the design. */
const against = /^(?:Do not|Not|Prefer)\b/;

/**
 * Facts of a page that help to choose a design, from the sections of its kind. A missing section
 * gives no facts.
 */
export function decisionFacts(tree: Root): DecisionFacts {
  const {use, avoid} = whenToUse(sectionOf(tree, 'When to use this')?.nodes ?? []);
  return {
    use,
    avoid,
    drivers: namesOfRows(tableOf(tree, 'Drivers')),
    cost: linesOf(sectionOf(tree, 'Cost drivers')?.nodes ?? []),
    sizes: sizesOf(tableOf(tree, 'Bill of resources')),
  };
}

/** Sections of the page that lack facts for compare. */
export function missingFacts(tree: Root): MissingFact[] {
  const {avoid, cost, drivers} = decisionFacts(tree);
  return [
    {
      heading: 'When to use this',
      facts: avoid,
      lacks: 'a sentence that begins with "Do not use it", "Not" or "Prefer"',
    },
    {heading: 'Cost drivers', facts: cost, lacks: 'a paragraph or a list'},
    {heading: 'Drivers', facts: drivers, lacks: 'a table'},
  ].flatMap(({heading, facts, lacks}) => {
    const section = sectionOf(tree, heading);
    return section && facts.length === 0
      ? [{line: section.line, message: `"## ${heading}" needs ${lacks}, which compare shows`}]
      : [];
  });
}

interface Section {
  line: number;
  nodes: RootContent[];
}

function sectionOf({children}: Root, heading: string): Section | undefined {
  const start = children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && headingText(node) === heading,
  );
  const [first] = children.slice(start, start + 1);
  if (start < 0 || !first) return undefined;
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  return {line: lineOf(first), nodes: end < 0 ? rest : rest.slice(0, end)};
}

/**
 * The prose at the start of a section, without tables. The first sentence against the design
 * divides it.
 */
function whenToUse(nodes: readonly RootContent[]): Pick<DecisionFacts, 'use' | 'avoid'> {
  const prose = nodes.filter(({type}) => type !== 'table');
  const sentences = linesOf(prose).flatMap((line, index) =>
    line.split(/(?<=[.!?]) (?=[A-Z])/).map((text) => ({text, line: index})),
  );
  const found = sentences.findIndex(({text}) => against.test(text));
  const turn = found < 0 ? sentences.length : found;
  const join = (part: typeof sentences): string[] =>
    [
      ...groupBy(
        part.filter(({text}) => !leadsToList(text)),
        ({line}) => line,
      ).values(),
    ].map((group) => group.map(({text}) => text).join(' '));
  return {use: join(sentences.slice(0, turn)), avoid: join(sentences.slice(turn))};
}

/** "Do not use it for:" has no meaning without the list below it. */
function leadsToList(text: string): boolean {
  return text.endsWith(':') || (against.test(text) && !/[.!?]$/.test(text));
}

/** Paragraphs and list items up to the first heading, table, sample or picture. */
function linesOf(nodes: readonly RootContent[]): string[] {
  const isProse = (node: RootContent): boolean =>
    node.type === 'list' ||
    (node.type === 'paragraph' && node.children.some(({type}) => type !== 'image'));
  const end = nodes.findIndex((node) => !isProse(node));
  return (end < 0 ? nodes : nodes.slice(0, end)).flatMap((node) =>
    node.type === 'list' ? node.children.map(textOf) : textOf(node),
  );
}

function tableOf(tree: Root, heading: string): Table | undefined {
  return sectionOf(tree, heading)?.nodes.find((node) => node.type === 'table');
}

/** First cell of each row below the head. */
function namesOfRows(table: Table | undefined): string[] {
  return (table?.children ?? [])
    .slice(1)
    .flatMap(({children: [name]}) => (name ? textOf(name) : []));
}

/**
 * A size for each column. The first cell of a row names the resource, and the other cells are
 * amounts.
 */
function sizesOf(table: Table | undefined): SizeFacts[] {
  const [head, ...rows] = (table?.children ?? []).map((row) => row.children.map(textOf));
  return (head ?? []).slice(1).map((name, index) => ({
    name,
    amounts: rows.map(([label = '', ...amounts]) => [label, amounts[index] ?? '']),
  }));
}

function textOf(node: Nodes): string {
  return blockText(node, {imageTexts: () => []})
    .replace(/\s+/g, ' ')
    .trim();
}
