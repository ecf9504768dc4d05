const beforeUnit = /(?<=\d) (?=%|(?:vCPU|[kKMGT]i?B|[kMG]bit|[kM]?Hz|ms|s|h|min)\b)/g;

/** Inserts spaces that keep numbers and their units on one line. */
export function keepUnits(text: string): string {
  return text.replace(beforeUnit, '\u{A0}');
}
