import {fileURLToPath} from 'node:url';
import {readData} from '../content/readData';
import {remarkDataFile} from '../content/remarkDataFile';
import {remarkKeepUnits} from '../content/remarkKeepUnits';
import {remarkRowHeaders} from '../content/remarkRowHeaders';
import {readVerified} from '../content/samples/readVerified';
import {rehypeCodeSamples} from '../plugins/code-samples/rehypeCodeSamples';
import {remarkChecklists} from '../plugins/checklists/remarkChecklists';
import {remarkCopyAll} from '../plugins/code-samples/remarkCopyAll';
import {remarkAnchors} from '../plugins/docs/remarkAnchors';
import {remarkPageCards} from '../plugins/docs/remarkPageCards';
import {remarkVariablePanel} from '../plugins/variables/remarkVariablePanel';
import {variablesSchema, type Variables} from '../schemas/variable';
import type {VerifiedSamples} from '../schemas/verified';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the definitions from disk each time, because they may change while the dev server runs. */
const variables = (): Promise<Variables> =>
  readData(siteDir, 'data/variables.yml', variablesSchema);

const verified = (): Promise<VerifiedSamples> => readVerified(siteDir);

/** Our additions to Docusaurus' Markdown, for documents and pages. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    [remarkChecklists, {siteDir}],
    remarkRowHeaders,
    remarkKeepUnits,
    [remarkDataFile, {architecture: 'An architecture', resources: 'A bill of resources'}],
    remarkCopyAll,
    remarkPageCards,
    remarkAnchors,
    [remarkVariablePanel, {variables}],
  ],
  beforeDefaultRehypePlugins: [[rehypeCodeSamples, {variables, verified}]],
};
