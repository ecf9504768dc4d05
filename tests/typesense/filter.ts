import {ApiError} from './apiError';
import type {Collection, Document} from './collection';

export type Filter = (document: Document) => boolean;

/** Reads a `filter_by`: clauses `field:=value`, `field:=[a,b]`, `field:>1`, joined by `&&`; values may stand in backticks. */
export function parseFilter(text: string | undefined, collection: Collection): Filter {
  const clauses = splitOutside(text ?? '', '&&').map((clause) => clause.trim());
  const filters = clauses.filter(Boolean).map((clause) => parseClause(clause, collection));
  return (document) => filters.every((filter) => filter(document));
}

function parseClause(clause: string, collection: Collection): Filter {
  const match = /^([\w.]+)\s*:(=|!=|>=|<=|>|<|)\s*([^]*)$/.exec(clause);
  if (!match) throw new ApiError(400, 'Could not parse the filter query.');
  const [, name = '', operator = '', rest = ''] = match;
  const field = collection.field(name);
  if (!field && name !== 'id') throw new ApiError(400, `Could not find a filter field named \`${name}\` in the schema.`);
  const values = readValues(rest);
  if (field && /^(int|float)/.test(field.type)) return numberFilter(name, operator, values);
  return (document) => {
    const own = [document[name]].flat().map(String);
    const isAmong = values.some((value) => own.some((entry) => (operator === '=' ? entry === value : entry.includes(value))));
    return operator === '!=' ? !values.some((value) => own.includes(value)) : isAmong;
  };
}

function numberFilter(name: string, operator: string, values: readonly string[]): Filter {
  const numbers = values.map(Number);
  if (numbers.some(Number.isNaN))
    throw new ApiError(400, `Error with filter field \`${name}\`: Numerical field has an invalid comparator.`);
  const [first = 0] = numbers;
  return (document) => {
    const own = Number(document[name]);
    if (operator === '>') return own > first;
    if (operator === '<') return own < first;
    if (operator === '>=') return own >= first;
    return operator === '<=' ? own <= first : numbers.includes(own);
  };
}

function readValues(text: string): string[] {
  const list = /^\[([^]*)\]$/.exec(text.trim())?.[1] ?? text;
  return splitOutside(list, ',').map((value) => value.trim().replace(/^`([^]*)`$/, '$1'));
}

/** Splits at a separator that does not stand in backticks. */
function splitOutside(text: string, separator: string): string[] {
  const parts = [''];
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '`') isQuoted = !isQuoted;
    if (!isQuoted && text.startsWith(separator, index)) {
      parts.push('');
      index += separator.length - 1;
    } else {
      parts.push(`${parts.pop() ?? ''}${text.charAt(index)}`);
    }
  }
  return parts;
}
