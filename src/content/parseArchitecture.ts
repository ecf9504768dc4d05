import {architectureSchema, type Architecture} from '../schemas/architecture';
import {parseLocated, type Located} from '../schemas/parse';

/** Reads one `*.architecture.yml`. @throws ContentError with file and line of every problem */
export function parseArchitecture(file: string, text: string): Located<Architecture> {
  return parseLocated({file, text, schema: architectureSchema, rule: 'architecture'});
}
