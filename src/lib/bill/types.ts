/** How much of something. Without `from` and `to` it is a text only. */
export interface Amount {
  from?: number | undefined;
  to?: number | undefined;
  flavour?: string | undefined;
  note?: string | undefined;
  /** Zones over which its pieces are spread, if sizes differ in that. */
  zones?: number | undefined;
}

/** A quantity that may be a range, ends included. */
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
  /** Name in formulas. The reader can give a number of their own for it. */
  field?: string | undefined;
  /** Whether that number picks the size. */
  picks: boolean;
}

export interface Resource extends Row {
  /** Id in `data/services.yml`. */
  service?: string | undefined;
  type?: string | undefined;
  /** Zones over which the pieces are spread. */
  zones?: number | undefined;
  /** A resource above that has each of these, or how often it is there. */
  per?: string | number | undefined;
  formula?: string | undefined;
}

/** `*.resources.yml`: what a design needs in each size. */
export interface Bill {
  sizes: readonly string[];
  assumptions: readonly Assumption[];
  resources: readonly Resource[];
}

/** What the reader chose: a size by its name, or numbers by field, which pick it. */
export interface Choice {
  size?: string | undefined;
  numbers?: Readonly<Record<string, number>> | undefined;
}
