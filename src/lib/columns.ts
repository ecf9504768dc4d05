/** Rows as they travel: the values of a field stand side by side, and its name once, which weighs less than rows do, also compressed. */
export type Columns<Row> = {[Field in keyof Row]: (Row[Field] | null)[]};

/** @param rows none of whose fields is null: that stands for a field that a row does not have */
export function toColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row)[];
  return Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field] ?? null)])) as Columns<Row>;
}

/** The rows that `toColumns` was given. */
export function fromColumns<Row extends object>(columns: Columns<Row>): Row[] {
  const fields: [string, unknown[]][] = Object.entries(columns);
  const [, first = []] = fields[0] ?? [];
  return first.map((_, place) =>
    Object.fromEntries(fields.flatMap(([field, values]) => (values[place] === null ? [] : [[field, values[place]]]))),
  ) as Row[];
}
