const token = /\s*(?:([a-z][a-z_]*)|(\d+(?:\.\d+)?)|([-+*/()]))/y;

/**
 * Computes a formula with `+ - * /`, brackets, numbers and names of fields.
 *
 * @throws Error that explains what is wrong with the formula
 */
export function evaluate(formula: string, values: Readonly<Record<string, number>>): number {
  const tokens = tokensOf(formula);
  let place = 0;
  const next = (wanted: string): string | undefined =>
    wanted.includes(tokens[place] ?? 'end') ? tokens[place++] : undefined;

  function sum(): number {
    let value = product();
    for (let sign = next('+-'); sign; sign = next('+-'))
      value = sign === '+' ? value + product() : value - product();
    return value;
  }
  function product(): number {
    let value = operand();
    for (let sign = next('*/'); sign; sign = next('*/')) {
      const other = operand();
      if (sign === '/' && other === 0) throw new Error('it divides by zero');
      value = sign === '*' ? value * other : value / other;
    }
    return value;
  }
  function operand(): number {
    if (next('(')) {
      const value = sum();
      if (!next(')')) throw new Error('a closing bracket is missing');
      return value;
    }
    const word = tokens[place++];
    const value = word === undefined ? NaN : (values[word] ?? Number(word));
    if (Number.isNaN(value))
      throw new Error(
        /^[a-z]/.test(word ?? '') ? `the field "${word}" is unknown` : 'a number is missing',
      );
    return value;
  }
  const value = sum();
  if (place < tokens.length) throw new Error(`"${tokens[place]}" is not expected there`);
  return value;
}

/** A formula with the values of its fields, as people write it: `12 × 30 ÷ 8`. */
export function inDigits(formula: string, digits: (name: string) => string): string {
  const signs: Readonly<Record<string, string>> = {'*': '×', '/': '÷', '-': '−'};
  return tokensOf(formula)
    .map((word) => (/^[a-z]/.test(word) ? digits(word) : (signs[word] ?? word)))
    .join(' ')
    .replace(/\( | \)/g, (bracket) => bracket.trim());
}

/** The fields that a formula uses. */
export function fieldsIn(formula: string): string[] {
  return tokensOf(formula).filter((word) => /^[a-z]/.test(word));
}

/** @throws Error if a character is not part of the language */
function tokensOf(formula: string): string[] {
  const tokens: string[] = [];
  const text = formula.trimEnd();
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const {lastIndex} = token;
    const match = token.exec(text);
    if (!match)
      throw new Error(`"${text.slice(lastIndex).trim().charAt(0)}" is not expected there`);
    tokens.push(match[1] ?? match[2] ?? match[3] ?? '');
  }
  return tokens;
}
