import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {remarkArchitecture} from '../plugins/architecture/remarkArchitecture';
import {rehypeCodeSamples} from '../plugins/code-samples/rehypeCodeSamples';
import {remarkVariablePanel} from '../plugins/variables/remarkVariablePanel';
import {parseYaml} from '../schemas/parse';
import {variablesSchema, type Variables} from '../schemas/variable';

const variablesFile = fileURLToPath(new URL('../../data/variables.yml', import.meta.url));
const variables = (): Variables =>
  parseYaml({file: 'data/variables.yml', text: readFileSync(variablesFile, 'utf8'), schema: variablesSchema, rule: 'variables'});

/** What our Markdown can do beyond Docusaurus' own; the same for documents and pages. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [remarkArchitecture, [remarkVariablePanel, {variables}]],
  beforeDefaultRehypePlugins: [[rehypeCodeSamples, {variables}]],
};
