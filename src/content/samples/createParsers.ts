import {setFlagsFromString} from 'node:v8';
import {dockerfileChecker} from './checkers/dockerfile';
import {hclChecker} from './checkers/hcl';
import {htmlChecker} from './checkers/html';
import {jsonChecker} from './checkers/json';
import {sqlChecker} from './checkers/sql';
import {tomlChecker} from './checkers/toml';
import {treeSitterChecker} from './checkers/treeSitter';
import {xmlChecker} from './checkers/xml';
import {yamlChecker} from './checkers/yaml';
import {readKubernetesValidator} from './kubernetes';
import {readTerraformValidator} from './terraform';
import type {SampleChecker} from './types';

/**
 * The checkers that only compute, so that a worker can do it: each thread makes its own list, and the order is the same in all of them. Languages that
 * neither these nor `checkers/bash` take are highlighted and not checked.
 */
export async function createParsers(siteDir: string): Promise<SampleChecker[]> {
  // V8 would compile WebAssembly a second time, optimised: the grammars of tree-sitter are functions so large that this takes a core for ten seconds and more,
  // to parse samples that take milliseconds. The switch holds for the process, whose other WebAssembly is as short-lived.
  setFlagsFromString('--liftoff-only');
  const [kubernetes, terraform] = await Promise.all([readKubernetesValidator(siteDir), readTerraformValidator()]);
  return [
    yamlChecker(kubernetes),
    hclChecker(terraform),
    treeSitterChecker(),
    sqlChecker(),
    jsonChecker,
    dockerfileChecker(),
    htmlChecker(),
    tomlChecker(),
    xmlChecker(),
  ];
}
