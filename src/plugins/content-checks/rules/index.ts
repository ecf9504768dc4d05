import type {Rule} from '../types';
import {architectureModels} from './architectureModels';
import {declaredVariables} from './declaredVariables';
import {duplicatedPassages} from './duplicatedPassages';
import {fenceLanguage} from './fenceLanguage';
import {headings} from './headings';
import {imageText} from './imageText';
import {internalLinks} from './internalLinks';
import {knownNames} from './knownNames';
import {linkText} from './linkText';
import {orphanPages} from './orphanPages';
import {promptSigns} from './promptSigns';
import {requiredSections} from './requiredSections';
import {reviewAge} from './reviewAge';
import {samples} from './samples';
import {serviceEntries} from './serviceEntries';
import {tagGroupEntries} from './tagGroupEntries';
import {taskEntries} from './taskEntries';
import {templateEntries} from './templateEntries';
import {sourceLinks} from './sourceLinks';
import {terms} from './terms';
import {uniqueAddresses} from './uniqueAddresses';
import {webinarEntries} from './webinarEntries';

/** Every rule, in the order of the table in `CONTRIBUTING.md`. */
export const rules: readonly Rule[] = [
  requiredSections,
  knownNames,
  uniqueAddresses,
  orphanPages,
  reviewAge,
  headings,
  linkText,
  imageText,
  internalLinks,
  sourceLinks,
  terms,
  duplicatedPassages,
  fenceLanguage,
  promptSigns,
  declaredVariables,
  architectureModels,
  serviceEntries,
  tagGroupEntries,
  taskEntries,
  templateEntries,
  webinarEntries,
];

/** Rules that start programs: seconds where nothing of their answers is kept. A build leaves them to `npm run check`. */
export const slowRules: readonly Rule[] = [samples];
