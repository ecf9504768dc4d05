import type {Rule} from '../types';
import {architectureModels} from './architectureModels';
import {declaredVariables} from './declaredVariables';
import {fenceLanguage} from './fenceLanguage';
import {internalLinks} from './internalLinks';
import {knownNames} from './knownNames';
import {requiredSections} from './requiredSections';
import {samples} from './samples';

/** Every rule, in the order of the table in `CONTRIBUTING.md`. */
export const rules: readonly Rule[] = [
  requiredSections,
  knownNames,
  fenceLanguage,
  declaredVariables,
  internalLinks,
  architectureModels,
  samples,
];
