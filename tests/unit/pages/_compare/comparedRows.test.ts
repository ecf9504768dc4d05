import {describe, expect, it} from 'vitest';
import {resilience} from '../../../../src/pages/_compare/architectureFacts';
import {
  comparedRows,
  onlyDifferences,
  type Column,
} from '../../../../src/pages/_compare/comparedRows';

interface Given {
  facts?: Partial<Column['facts']>;
  details?: Partial<Column['details']>;
}

const column = ({facts, details}: Given): Column => ({
  facts: {
    title: 'A',
    path: 'a',
    section: 'Blueprints',
    kind: 'tutorial',
    level: 'beginner',
    time: 60,
    services: [],
    ...facts,
  },
  details: {
    description: 'In a sentence.',
    use: [],
    avoid: [],
    drivers: [],
    cost: [],
    sizes: [],
    components: [],
    ...details,
  },
});
const rows = (...given: Given[]): Record<string, {same?: boolean; cells: string[]}> =>
  Object.fromEntries(
    comparedRows(given.map(column)).flatMap((group) =>
      group.rows.map(({label, same, cells}) => [
        label,
        {
          ...(same !== undefined && {same}),
          cells: cells.map((lines) =>
            lines
              .map(({lead, text, differs}) => `${lead ?? ''}${differs ? '!' : ''}${text}`)
              .join('|'),
          ),
        },
      ]),
    ),
  );

describe('comparedRows', () => {
  it('omits rows that no architecture fills', () =>
    expect(Object.keys(rows({}, {}))).toEqual([
      'In short',
      'Collection',
      'Type',
      'Level',
      'Time to complete',
    ]));

  it('keeps a row that one architecture fills, and marks whether facts differ', () => {
    const compared = rows({facts: {recovery_time: 0, level: 'advanced'}}, {});
    expect(compared['Recovery time']).toEqual({same: false, cells: ['no interruption', '']});
    expect(compared['Level']?.same).toBe(false);
    expect(compared['Type']?.same).toBe(true);
  });

  it('has a row for each size and each role, and marks lines that some architectures lack', () => {
    const elb = {label: 'ELB', role: 'Networking', service: 'Elastic Load Balancing'};
    const compared = rows(
      {
        details: {
          sizes: [{name: 'Small', amounts: [['Pods', '2']]}],
          components: [elb, {label: 'Keycloak', role: 'Software'}],
        },
      },
      {details: {components: [{...elb, label: 'Entrance'}]}},
    );
    expect(compared['Small']?.cells).toEqual(['Pods2', '']);
    expect(compared['Networking']).toEqual({
      same: true,
      cells: ['ELB (Elastic Load Balancing)', 'Entrance (Elastic Load Balancing)'],
    });
    expect(compared['Software']).toEqual({same: false, cells: ['!Keycloak', '']});
  });

  it('hides equal rows, and groups without other rows', () => {
    const groups = onlyDifferences(comparedRows([column({}), column({})]));
    expect(groups.map(({title}) => title)).toEqual(['Choose']);
  });
});

it.each([
  [{}, ''],
  [{availability: 'multi-zone' as const}, 'Multi zone'],
  [{recovery_time: 0, recovery_point: 0}, 'no interruption, no data lost'],
  [{recovery_time: 15, recovery_point: 90}, 'back in 15 min, up to 1 h 30 min of data lost'],
])('describes %o in one phrase', (facts, phrase) =>
  expect(resilience(column({facts}).facts)).toBe(phrase),
);
