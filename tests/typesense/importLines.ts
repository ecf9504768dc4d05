import {ApiError} from './apiError';
import type {Collection, Document} from './collection';

const actions = ['create', 'update', 'upsert', 'emplace'];

/** Imports JSON Lines and answers a line for each, in their order. The request as a whole succeeds whatever the lines do. */
export function importLines(collection: Collection, body: string, options: URLSearchParams): string {
  const action = options.get('action') ?? 'create';
  if (!actions.includes(action)) throw new ApiError(400, 'Parameter `action` must be a create|update|upsert.');
  const withId = options.get('return_id') === 'true';
  const withDocument = options.get('return_doc') === 'true';
  return body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      try {
        const document = collection.write(parseLine(line), action);
        return {...(withDocument && {document: sorted(document)}), ...(withId && {id: document.id}), success: true};
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return {code: error.status, ...(withDocument && {document: line}), error: error.message, success: false};
      }
    })
    .map((answer) => JSON.stringify(answer))
    .join('\n');
}

function parseLine(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    const read = line.slice(0, 2);
    throw new ApiError(
      400,
      `Bad JSON: [json.exception.parse_error.101] parse error at line 1, column 2: syntax error while parsing value - invalid literal; last read: '${read}'`,
    );
  }
}

export function sorted(document: Document): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1)));
}
