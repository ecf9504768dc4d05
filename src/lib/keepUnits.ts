const beforeUnit = /(?<=\d) (?=%|(?:vCPU|[kKMGT]i?B|[kMG]bit|[kM]?Hz|ms|s|h|min)\b)/g;

/** A text whose numbers stay on one line with their units. */
export function keepUnits(text: string): string {
  return text.replace(beforeUnit, '\u{A0}');
}
