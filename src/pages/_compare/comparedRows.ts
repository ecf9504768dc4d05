import type {
  ComparedArchitecture,
  ComparedComponent,
  ComparedDetails,
  SizeFacts,
} from '../../schemas/explorer';
import {architectureFacts} from './architectureFacts';

/** A line of a cell. */
export interface Line {
  text: string;
  /** The resource whose amount the text is. */
  lead?: string;
  /** True if only some of the architectures have it. */
  differs?: true;
}

export interface Row {
  label: string;
  /** The lines of each architecture. */
  cells: Line[][];
  /** True if the cells are equal. Undefined for prose, which always differs. */
  same?: boolean;
  /** Text of an empty cell. */
  none: string;
}

export interface RowGroup {
  title: string;
  rows: Row[];
}

type Details = ComparedDetails[string];
export interface Column {
  facts: ComparedArchitecture;
  details: Details;
}

/**
 * The groups and rows of a comparison. Rows without any cell and groups without rows are left out.
 */
export function comparedRows(columns: readonly Column[]): RowGroup[] {
  const prose = (label: string, key: 'use' | 'avoid' | 'drivers' | 'cost'): Row =>
    row(label, columns, ({details}) => details[key].map((text) => ({text})), 'Not stated');
  return [
    {
      title: 'Choose',
      rows: [
        row('In short', columns, ({details}) => [{text: details.description}], 'Not stated'),
        prose('When to use it', 'use'),
        prose('When not to use it', 'avoid'),
        prose('Requirements', 'drivers'),
      ],
    },
    {
      title: 'Facts',
      rows: architectureFacts.map(({label, text}) =>
        withDifference(row(label, columns, ({facts}) => lineOf(text(facts)), 'Not stated')),
      ),
    },
    {
      title: 'Sizes',
      rows: namesIn(columns, ({details}) => details.sizes.map(({name}) => name)).map((name) =>
        withDifference(
          row(name, columns, ({details}) => amountsOf(details.sizes, name), 'No such size'),
        ),
      ),
    },
    {title: 'Cost', rows: [prose('Cost drivers', 'cost')]},
    {title: 'Components by role', rows: componentRows(columns)},
  ]
    .map(({title, rows}) => ({
      title,
      rows: rows.filter(({cells}) => cells.some((lines) => lines.length > 0)),
    }))
    .filter(({rows}) => rows.length > 0);
}

function row(
  label: string,
  columns: readonly Column[],
  linesOf: (column: Column) => Line[],
  none: string,
): Row {
  return {label, cells: columns.map(linesOf), none};
}

function lineOf(text: string): Line[] {
  return text === '' ? [] : [{text}];
}

function withDifference(one: Row): Row {
  const [first, ...others] = one.cells.map((lines) => JSON.stringify(lines));
  return {...one, same: others.every((other) => other === first)};
}

function namesIn(columns: readonly Column[], namesOf: (column: Column) => string[]): string[] {
  return [...new Set(columns.flatMap(namesOf))];
}

function amountsOf(sizes: readonly SizeFacts[], name: string): Line[] {
  const size = sizes.find((one) => one.name === name);
  return (size?.amounts ?? []).map(([lead, text]) => ({lead, text}));
}

/** A row for each role. Components are the same if their services, or their labels, are equal. */
function componentRows(columns: readonly Column[]): Row[] {
  const keyOf = ({label, service}: ComparedComponent): string => service ?? label;
  const has = ({details}: Column, key: string): boolean =>
    details.components.some((component) => keyOf(component) === key);
  return namesIn(columns, ({details}) => details.components.map(({role}) => role))
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((role) => {
      const cells = columns.map(({details}) =>
        details.components
          .filter((component) => component.role === role)
          .map((component): Line => {
            const {label, service} = component;
            const everywhere = columns.every((column) => has(column, keyOf(component)));
            return {
              text: service === undefined ? label : `${label} (${service})`,
              ...(!everywhere && {differs: true}),
            };
          }),
      );
      const same = cells.every((lines) => lines.length > 0 && lines.every((line) => !line.differs));
      return {label: role, cells, same, none: 'None'};
    });
}

/** Removes the rows whose cells are equal. */
export function onlyDifferences(groups: readonly RowGroup[]): RowGroup[] {
  return groups
    .map(({title, rows}) => ({title, rows: rows.filter(({same}) => same !== true)}))
    .filter(({rows}) => rows.length > 0);
}
