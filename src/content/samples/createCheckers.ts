import {setFlagsFromString} from 'node:v8';
import {bashChecker} from './checkers/bash';
import {dockerfileChecker} from './checkers/dockerfile';
import {hclChecker} from './checkers/hcl';
import {jsonChecker} from './checkers/json';
import {sqlChecker} from './checkers/sql';
import {loadParser, treeSitterChecker} from './checkers/treeSitter';
import {scriptsIn, yamlChecker} from './checkers/yaml';
import {samplesInScript, withEmbedded} from './embeddedSamples';
import {readCommandValidator} from './commands';
import {readKubernetesValidator} from './kubernetes';
import {readTerraformValidator} from './terraform';
import type {SampleChecker} from './types';

/** Languages without a checker are highlighted but not checked. */
export async function createCheckers(siteDir: string): Promise<SampleChecker[]> {
  // V8 compiles WebAssembly twice, the second time with optimisation. For the large functions of
  // the tree-sitter grammars this takes more than ten seconds, but parsing the samples takes
  // milliseconds. The flag applies to the whole process, whose other WebAssembly also runs only
  // briefly.
  setFlagsFromString('--liftoff-only');
  const kubernetes = await readKubernetesValidator(siteDir);
  const bash = bashChecker(await readCommandValidator(), kubernetes);
  const yaml = yamlChecker(kubernetes);
  const others = [hclChecker(await readTerraformValidator()), treeSitterChecker(), sqlChecker()];
  const embedded = [bash, yaml, ...others, jsonChecker];
  return [
    withEmbedded(
      bash,
      async (sample) => samplesInScript(sample, await loadParser('bash')),
      embedded,
    ),
    withEmbedded(yaml, (sample) => Promise.resolve(scriptsIn(sample)), embedded),
    ...others,
    jsonChecker,
    dockerfileChecker(),
  ];
}
