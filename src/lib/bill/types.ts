/** An amount. Without `from` and `to` it is only a text. */
export interface Amount {
  from?: number | undefined;
  to?: number | undefined;
  flavour?: string | undefined;
  note?: string | undefined;
  /** Number of zones of the pieces, if sizes differ in it. */
  zones?: number | undefined;
}

/** A quantity that may be a range. Both ends are included. */
export interface Range {
  from: number;
  to: number;
}

interface Row {
  name: string;
  unit?: string | undefined;
  /** One for each size. */
  amounts: readonly Amount[];
}

export interface Assumption extends Row {
  /** Name in formulas. Readers can enter their own number for it. */
  field?: string | undefined;
  /** True if the number selects the size. */
  picks: boolean;
}

export interface Resource extends Row {
  /** Id in `data/services.yml`. */
  service?: string | undefined;
  type?: string | undefined;
  /** Number of zones of the pieces. */
  zones?: number | undefined;
  /** Name of a resource above that has this many each, or a number of repetitions. */
  per?: string | number | undefined;
  formula?: string | undefined;
}

/** `*.resources.yml`: the resources of a design for each size. */
export interface Bill {
  sizes: readonly string[];
  assumptions: readonly Assumption[];
  resources: readonly Resource[];
}

/** The reader's choice: the name of a size, or numbers by field that select a size. */
export interface Choice {
  size?: string | undefined;
  numbers?: Readonly<Record<string, number>> | undefined;
}
