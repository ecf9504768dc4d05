import path from 'node:path';
import {checkBill} from '../../../content/checkBill';
import type {Content, Found, Rule} from '../../../content/checks/rule';
import {headingsOf} from '../../../content/headings';
import {billEnding, billOf} from '../../../content/readBills';

const file = 'docs/best-practices/networking/plan.resources.yml';

/** A bill of resources is a data file beside its page, and the page shows it. */
export const resourceBills: Rule = {
  name: 'resource-bills',
  finds:
    'a bill of resources that is no data, that no page shows, or that contradicts itself: service, sizes, fields, formulas',
  fix: 'see "Write a bill of resources" in CONTRIBUTING.md',
  wrong: {
    'a bill with an unknown service': {file, from: 'private-cloud', to: 'privat-cloud'},
    'a size named twice': {file, from: 'Large', to: 'Small'},
    'a resource without an amount for each size': {file, from: '[2, 20]', to: '[2]'},
    'a field without numbers': {file, from: '[10, 100]', to: '[ten, 100]'},
    'a field that shrinks': {file, from: '[10, 100]', to: '[100, 10]'},
    'a share of a resource that does not exist': {file, from: 'r: Subnets', to: 'r: Subnet'},
    'zones of a capacity': {file, from: 'unit: GB', to: 'unit: GB\n    zones: 2'},
    'a formula with an unknown field': {file, from: 'servers / 5', to: 'server / 5'},
    'a formula that contradicts the table': {file, from: 'servers / 5', to: 'servers * 5'},
    'a bill that its page does not show': [`./plan${billEnding}`, './plan.architecture.yml'],
    'a section without data': {
      file: 'docs/best-practices/index.md',
      from: 'The overview lists',
      to: '## Bill of resources\n\nThe overview lists',
    },
  },
  needsEveryPage: true,
  find: (content) => [
    ...content.bills.flatMap((bill) => checkBill(bill, content.services)),
    ...unshown(content),
    ...withoutData(content),
  ],
};

const markerOf = (page: string): string => `](./${path.posix.basename(billOf(page))})`;

function unshown({bills, pages}: Content): Found[] {
  return bills.flatMap(({file: name}): Found[] => {
    const page = pages.find((one) => billOf(one.file) === name);
    if (page?.body.includes(markerOf(page.file))) return [];
    const message = page
      ? `${page.file} does not show this bill`
      : 'no page has the name of this bill';
    const fix = page
      ? `write ![What the sizes depend on${markerOf(page.file)} below "## Bill of resources"`
      : `name it like its page, with ${billEnding} instead of .md`;
    return [{file: name, line: 1, message, fix}];
  });
}

function withoutData({bills, pages}: Content): Found[] {
  return pages.flatMap((page) => {
    const heading = headingsOf(page.tree()).find(({text}) => text === 'Bill of resources');
    if (!heading || bills.some(({file: name}) => name === billOf(page.file))) return [];
    const message = 'the bill of resources is not data';
    const fix = `write the sizes into a file beside the page, and ![What the sizes depend on${markerOf(page.file)} here`;
    return [{file: page.file, line: heading.line, message, fix}];
  });
}
