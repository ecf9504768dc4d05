import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root, Table} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {billRows} from '../lib/bill/amountText';
import {decodePath} from '../lib/decodePath';
import type {Bill} from '../lib/bill/types';
import {ContentError} from '../schemas/parse';
import {billEnding, parseBill} from './readBills';

/**
 * Replaces each bill by its table, for code that reads the text of pages: search, copies,
 * comparison. The page itself renders the data. Content checks report a bill that cannot be read.
 */
export function expandBills(tree: Root, file: string, siteDir: string): Root {
  visit(tree, 'paragraph', (node, index, parent) => {
    const [image] = node.children;
    if (image?.type !== 'image' || !image.url.endsWith(billEnding)) return undefined;
    const source = path.posix.join(path.posix.dirname(file), decodePath(image.url));
    const bill = readBill(source, siteDir);
    if (!bill || !parent || index === undefined) return undefined;
    parent.children[index] = {...toTable(bill), ...(node.position && {position: node.position})};
    return SKIP;
  });
  return tree;
}

function readBill(file: string, siteDir: string): Bill | undefined {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return undefined;
  try {
    return parseBill(file, readFileSync(absolute, 'utf8')).value;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

function toTable(bill: Bill): Table {
  return {
    type: 'table',
    children: billRows(bill).map((cells) => ({
      type: 'tableRow',
      children: cells.map((text) => ({type: 'tableCell', children: toPhrasing(text)})),
    })),
  };
}

function toPhrasing(text: string): PhrasingContent[] {
  return text.split('`').flatMap((value, index): PhrasingContent[] => {
    if (value === '') return [];
    return [index % 2 === 1 ? {type: 'inlineCode', value} : {type: 'text', value}];
  });
}
