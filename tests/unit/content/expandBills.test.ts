import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {nodesOf} from '../../../src/content/nodesOf';
import {readPages} from '../../../src/content/readPages';
import {page, validContent} from '../../fixtures/validContent';
import {tempSite} from '../../tempSite';

const siteDir = tempSite(validContent);
const bill = path.join(siteDir, page.replace('.md', '.resources.yml'));
const valid = readFileSync(bill, 'utf8');

async function tablesOf(): Promise<string[][]> {
  const {pages} = await readPages(siteDir);
  const tree = pages.find(({file}) => file === page)?.tree();
  return (tree ? nodesOf(tree, 'tableRow') : []).map(({children}) =>
    children.map((cell) => toString(cell)),
  );
}

it('the tree of a page has the table of the current bill', async () => {
  expect(await tablesOf()).toEqual([
    ['', 'Small', 'Large'],
    ['Assumption: servers', '10', '100'],
    ['Subnets', '2', '20'],
    ['Log of each subnet', '1 GB', '5 GB (compressed)'],
  ]);
  writeFileSync(bill, valid.replace('[2, 20]', '[3, 30]'));
  expect((await tablesOf())[2]).toEqual(['Subnets', '3', '30']);
  // The content checks report an invalid bill.
  writeFileSync(bill, 'sizes: none');
  expect(await tablesOf()).toEqual([]);
  writeFileSync(bill, valid);
  expect(await tablesOf()).toHaveLength(4);
});
