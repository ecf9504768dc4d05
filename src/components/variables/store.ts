import {storedState} from '../storedState';
import {parseValues} from './values';

/** The reader's values. They stay in the browser. */
export const storedValues = storedState('variables', parseValues);
