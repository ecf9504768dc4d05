import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {remarkParseOnce} from '../content/markdown';
import {remarkKeepUnits} from '../content/remarkKeepUnits';
import {remarkRowHeaders} from '../content/remarkRowHeaders';
import {remarkArchitecture} from '../plugins/architecture/remarkArchitecture';
import {rehypeCodeSamples} from '../plugins/code-samples/rehypeCodeSamples';
import {remarkVariablePanel} from '../plugins/variables/remarkVariablePanel';
import {parseYaml} from '../schemas/parse';
import {variablesSchema, type Variables} from '../schemas/variable';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));
const variablesFile = path.join(siteDir, 'data/variables.yml');
let known: {modified: number; variables: Variables} | undefined;

/** The definitions as they are on disk: read again only after they changed, since every page asks. */
function variables(): Variables {
  const modified = statSync(variablesFile).mtimeMs;
  if (known?.modified !== modified) {
    const text = readFileSync(variablesFile, 'utf8');
    known = {modified, variables: parseYaml({file: 'data/variables.yml', text, schema: variablesSchema, rule: 'variables'})};
  }
  return known.variables;
}

/** What our Markdown can do beyond Docusaurus' own; the same for documents and pages. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [[remarkParseOnce, {siteDir}], remarkRowHeaders, remarkKeepUnits, remarkArchitecture, [remarkVariablePanel, {variables}]],
  beforeDefaultRehypePlugins: [[rehypeCodeSamples, {variables}]],
};
