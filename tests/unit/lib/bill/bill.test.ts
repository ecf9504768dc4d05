import {describe, expect, it} from 'vitest';
import {parseBill} from '../../../../src/content/readBills';
import {addUp, totalsOf, type Total} from '../../../../src/lib/bill/addUp';
import {amountText, billRows, inUnit} from '../../../../src/lib/bill/amountText';
import {evaluate, inDigits} from '../../../../src/lib/bill/formula';
import {sizeBill, type SizedRow} from '../../../../src/lib/bill/sizeBill';
import type {Bill} from '../../../../src/lib/bill/types';

const bill = parseBill(
  'x.resources.yml',
  `sizes: [Small, Medium, Large]
assumptions:
  - {name: logs a day, unit: GB, field: logs, amounts: [5, 30, 60]}
  - {name: clusters, field: clusters, amounts: [1, 3, 6]}
  - {name: days, field: days, picks: false, amounts: [30, 30, 15]}
resources:
  - name: Replicas
    zones: 3
    amounts:
      - {quantity: 4, flavour: '1 vCPU'}
      - {quantity: 4, flavour: '2 vCPU'}
      - {quantity: 8, flavour: '2 vCPU', note: on own nodes}
  - name: Volume per replica
    service: elastic-volume-service
    unit: GiB
    flavour: SSD
    per: Replicas
    amounts: [20, 50, 100]
  - {name: Nodes, service: elastic-cloud-server, type: s3.large.4, amounts: [0, 0 to 4, 2 to 20]}
  - {name: Bucket, service: object-storage-service, unit: GB, formula: logs * days / 8, amounts: [20, 115, 115]}
  - {name: Cache, unit: GiB, amounts: [0.25, 0.5, shared]}
`,
).value;
const rowOf = (numbers: Record<string, number>, name: string): SizedRow | undefined =>
  sizeBill(bill, {numbers}).rows.find(({resource}) => resource.name === name);

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['2 - 3 - 4', -5],
    ['60 / 4 / 5', 3],
    ['logs*30/8', 45],
    ['per_day * 2.5', 5],
  ])('%s = %d', (formula, value) => expect(evaluate(formula, {logs: 12, per_day: 2})).toBe(value));

  it.each([
    ['users * 2', 'the field "users" is unknown'],
    ['2 *', 'a number is missing'],
    ['(2 + 1', 'a closing bracket is missing'],
    ['2 3', '"3" is not expected there'],
    ['2 % 3', '"%" is not expected there'],
    ['1 / (logs - 12)', 'it divides by zero'],
    ['', 'a number is missing'],
  ])('"%s" is refused: %s', (formula, message) =>
    expect(() => evaluate(formula, {logs: 12})).toThrow(message),
  );

  it('is shown with the numbers of its fields', () =>
    expect(inDigits('calls * (people - 1) / 2', (name) => (name === 'calls' ? '20' : '6'))).toBe(
      '20 × (6 − 1) ÷ 2',
    ));
});

describe('the words of an amount', () => {
  it.each([
    [1000, 'GB', '1 TB'],
    [1500, 'GB', '1.5 TB'],
    [1234, 'GB', '1,234 GB'],
    [2560, 'GiB', '2.5 TiB'],
    [0.25, 'GiB', '0.25 GiB'],
    [40, 'lines/s', '40 lines/s'],
  ])('%d %s is %s', (value, unit, text) => expect(inUnit(value, unit)).toBe(text));

  it('has range, flavour and note, and "none" for zero', () => {
    const amount = {from: 2, to: 20, flavour: 's3.large.4', note: 'autoscaled'};
    expect(amountText(amount, {})).toBe('2 to 20 × s3.large.4 (autoscaled)');
    expect(amountText({from: 0, to: 0, flavour: 'SSD'}, {unit: 'GB'})).toBe('none');
    expect(amountText({note: 'a text'}, {})).toBe('a text');
    expect(amountText({from: 1_300_000, to: 2e9}, {})).toBe('1.3 million to 2 billion');
    expect(amountText({from: 1_234_567, to: 1_234_567}, {})).toBe('1,234,567');
  });

  it('makes the table of a bill, flavours as code', () => {
    const rows = billRows({
      sizes: ['Small'],
      assumptions: [{name: '', picks: true, amounts: [{note: 'a test'}]}],
      resources: [{name: 'Node', amounts: [{from: 1, to: 1, flavour: 'pi2.2xlarge.4'}]}],
    });
    expect(rows).toEqual([
      ['', 'Small'],
      ['Assumption', 'a test'],
      ['Node', '1 × `pi2.2xlarge.4`'],
    ]);
  });
});

describe('the size for a number', () => {
  it.each([
    [0, 0],
    [5, 0],
    [5.1, 1],
    [30, 1],
    [31, 2],
    [60, 2],
    [61, 2],
  ])('%d GB a day is size %d', (logs, size) =>
    expect(sizeBill(bill, {numbers: {logs}}).size).toBe(size),
  );

  it('is the largest size that a number needs, with a reason for each number', () => {
    const {size, reasons} = sizeBill(bill, {numbers: {logs: 12, clusters: 4}});
    expect(size).toBe(2);
    expect(reasons).toEqual([
      'Logs a day: 12 GB is more than Small (5 GB), at most Medium (30 GB).',
      'Clusters: 4 is more than Medium (3), at most Large (6).',
    ]);
  });

  it('is not extrapolated above the largest size', () => {
    const {isAbove, reasons} = sizeBill(bill, {numbers: {logs: 90}});
    expect(isAbove).toBe(true);
    expect(reasons).toEqual(['Logs a day: 90 GB is more than Large (60 GB), the largest size.']);
    expect(rowOf({logs: 90}, 'Volume per replica')?.amount.to).toBe(100);
    expect(rowOf({logs: 90}, 'Bucket')).toMatchObject({
      amount: {from: 169, to: 169},
      how: '90 × 15 ÷ 8 = 168.75, rounded up to 169',
    });
  });

  it('is selected by its name if no number selects it', () => {
    const sized = sizeBill(bill, {size: 'Medium', numbers: {days: 60}});
    expect(sized.size).toBe(1);
    expect(sized.rows[3]).toMatchObject({amount: {to: 225}, how: '30 × 60 ÷ 8 = 225'});
    expect(sizeBill(bill, {size: 'Medium'}).rows[3]).toMatchObject({amount: {to: 115}});
  });

  it('interpolates between sizes of one flavour, rounds up, and explains it', () => {
    expect(rowOf({logs: 12}, 'Volume per replica')).toMatchObject({
      amount: {flavour: 'SSD', from: 29, to: 29},
      how: 'between Small and Medium: 20 + (50 − 20) × (12 − 5) ÷ (30 − 5) = 28.4, rounded up to 29',
    });
    // These amounts come from the next size: another flavour, an exact limit, and a text.
    expect(rowOf({logs: 12}, 'Replicas')?.amount).toMatchObject({to: 4, flavour: '2 vCPU'});
    expect(rowOf({logs: 30}, 'Volume per replica')).toMatchObject({amount: {to: 50}});
    expect(rowOf({logs: 30}, 'Volume per replica')?.how).toBeUndefined();
    expect(rowOf({logs: 45}, 'Cache')?.amount.note).toBe('shared');
    // The result has the decimals of the sizes, and both ends of a range.
    expect(rowOf({logs: 17.5}, 'Cache')?.amount.to).toBe(0.38);
    expect(rowOf({logs: 45}, 'Nodes')?.amount).toMatchObject({from: 1, to: 12});
  });
});

describe('sums', () => {
  it('multiply the resources of each piece, and distribute pieces over zones', () => {
    const [replicas, volumes, nodes, bucket] = totalsOf(bill, {size: 'Large'}, 'Logs');
    expect(replicas).toMatchObject({from: 8, to: 8, zones: [3, 3, 2], unplaced: 0, pieces: 8});
    expect(volumes).toMatchObject({to: 800, zones: [300, 300, 200], pieces: 8, item: 'SSD'});
    expect(nodes).toMatchObject({from: 2, to: 20, zones: [], unplaced: 20, item: 's3.large.4'});
    expect(bucket).toMatchObject({to: 115, item: '', unit: 'GB', pieces: undefined});
  });

  it('add the same service, item and unit of several designs exactly', () => {
    const other: Bill = {
      sizes: ['One'],
      assumptions: [],
      resources: [
        {
          ...{name: 'Tenth', service: 'object-storage-service', unit: 'GB'},
          amounts: [{from: 0.1, to: 0.2}],
        },
        {
          ...{name: 'Disk', service: 'elastic-volume-service', unit: 'GiB', per: 3, zones: 2},
          amounts: [{from: 7, to: 7, flavour: 'SSD'}],
        },
        {name: 'Text', service: 'elastic-volume-service', amounts: [{note: 'shared'}]},
        // The number of pieces is unknown.
        {
          ...{name: 'Of text', service: 'elastic-volume-service', unit: 'GiB', per: 'Text'},
          amounts: [{from: 5, to: 5, flavour: 'SSD'}],
        },
      ],
    };
    const totals = addUp([
      {title: 'Logs', bill, choice: {numbers: {logs: 12}}},
      {title: 'Other', bill: other, choice: {}},
    ]);
    const ofService = (id: string): Total[] => totals.filter(({service}) => service === id);
    // 4 × 29 + 3 × 7. The zones have 2, 1, 1 pieces and 2, 1 pieces.
    expect(ofService('elastic-volume-service')).toMatchObject([
      {from: 137, to: 137, zones: [72, 36, 29], pieces: 7, designs: ['Logs', 'Other']},
    ]);
    // 12 × 30 ÷ 8 = 45. The sum must not have a binary rounding error.
    expect(ofService('object-storage-service')).toMatchObject([{from: 45.1, to: 45.2}]);
  });
});
