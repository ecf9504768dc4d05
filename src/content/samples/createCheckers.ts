import {bashChecker} from './checkers/bash';
import {dockerfileChecker} from './checkers/dockerfile';
import {hclChecker} from './checkers/hcl';
import {jsonChecker} from './checkers/json';
import {sqlChecker} from './checkers/sql';
import {treeSitterChecker} from './checkers/treeSitter';
import {yamlChecker} from './checkers/yaml';
import {readKubernetesValidator} from './kubernetes';
import {readTerraformValidator} from './terraform';
import type {SampleChecker} from './types';

/** Every checker, ready to work. Languages that none of them takes are highlighted and not checked. */
export async function createCheckers(siteDir: string): Promise<SampleChecker[]> {
  const [kubernetes, terraform] = await Promise.all([readKubernetesValidator(siteDir), readTerraformValidator()]);
  return [
    bashChecker(),
    yamlChecker(kubernetes),
    jsonChecker,
    hclChecker(terraform),
    sqlChecker(),
    treeSitterChecker(),
    dockerfileChecker(),
  ];
}
