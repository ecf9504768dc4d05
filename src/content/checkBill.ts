import {evaluate} from '../lib/bill/formula';
import {fieldValues} from '../lib/bill/sizeBill';
import type {Bill, Resource} from '../lib/bill/types';
import {nearest} from '../lib/nearest';
import type {ContentIssue, Located} from '../schemas/parse';

type Report = (path: readonly (string | number)[], message: string, fix: string) => void;

/** A table may exceed its formula by this factor, because people round sizes up. */
const mostReserve = 2;

/**
 * Finds what the schema of a bill cannot check.
 *
 * @param services those of `data/services.yml`
 */
export function checkBill(
  {file, value: bill, lineOf}: Located<Bill>,
  services: readonly {id: string}[],
): ContentIssue[] {
  const serviceIds = services.map(({id}) => id);
  const found: ContentIssue[] = [];
  const report: Report = (path, message, fix) =>
    void found.push({
      ...{file, line: lineOf(path), message, fix},
      ...{rule: 'resource-bills', severity: 'error'},
    });
  const {sizes, assumptions, resources} = bill;

  reportTwice('sizes', sizes, report);
  reportTwice(
    'resources',
    resources.map(({name}) => name),
    report,
  );
  for (const [key, rows] of Object.entries({assumptions, resources}))
    for (const [index, {name, amounts}] of rows.entries())
      if (amounts.length !== sizes.length)
        report(
          [key, index, 'amounts'],
          `"${name}" has ${amounts.length} amounts, expected ${sizes.length}, one for each size`,
          'add or remove an amount',
        );
  if (found.length > 0) return found;

  for (const [index, {field, picks, amounts}] of assumptions.entries()) {
    const values = amounts.map(({to}) => to ?? NaN);
    const isAscending = values.every((value, at) => at === 0 || value >= (values[at - 1] ?? NaN));
    if (field !== undefined && (values.some(Number.isNaN) || (picks && !isAscending)))
      report(
        ['assumptions', index, 'amounts'],
        `the amounts of the field "${field}" are no numbers that grow with the size`,
        'correct them, remove "field", or write "picks: false"',
      );
  }
  const hasFields = found.length === 0;
  for (const [index, resource] of resources.entries()) {
    const {service, zones, unit, per} = resource;
    if (service !== undefined && !serviceIds.includes(service)) {
      const guess = nearest(service, serviceIds);
      report(
        ['resources', index, 'service'],
        `the service "${service}" is not in data/services.yml`,
        guess ? `write "${guess}", or add it there` : 'correct the id, or add it there',
      );
    }
    const above = resources.slice(0, index).map(({name}) => name);
    if (typeof per === 'string' && !above.includes(per))
      report(
        ['resources', index, 'per'],
        `no resource above is named "${per}"`,
        `write the name of a resource above: ${above.map((name) => `"${name}"`).join(', ')}`,
      );
    if (zones !== undefined && unit !== undefined)
      report(
        ['resources', index, 'zones'],
        `a quantity in ${unit} has no pieces that zones could share`,
        'remove "zones", or write "per" with the resource that has the zones',
      );
    if (hasFields)
      checkFormula(bill, resource, (message, fix) =>
        report(['resources', index, 'formula'], message, fix),
      );
  }
  return found;
}

function reportTwice(key: string, names: readonly string[], report: Report): void {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) !== index)
      report([key, index], `"${name}" is named twice in "${key}"`, 'give one another name');
}

/** Checks that a formula can be computed for each size and agrees with the table. */
function checkFormula(
  {sizes, assumptions}: Bill,
  {formula, amounts}: Resource,
  report: (message: string, fix: string) => void,
): void {
  if (formula === undefined) return;
  for (const [index, size] of sizes.entries()) {
    const values = fieldValues(assumptions, index);
    let result: number;
    try {
      result = evaluate(formula, values);
    } catch (error) {
      const fields = Object.keys(values).map((name) => `"${name}"`);
      report(
        `"${formula}" cannot be computed: ${(error as Error).message}`,
        `use + - * / and brackets, numbers, and the fields ${fields.join(', ') || 'of assumptions'}`,
      );
      return;
    }
    const stated = amounts[index]?.to;
    if (stated !== undefined && (stated < result * 0.99 || stated > result * mostReserve)) {
      report(
        `"${formula}" is ${result} for ${size}, and the table says ${stated}`,
        `correct one of them; the table may say up to ${mostReserve} times as much`,
      );
      return;
    }
  }
}
