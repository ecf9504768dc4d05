import {storedState} from '../storedState';
import {parseValues} from './values';

/** The reader's values. They never leave the browser. */
export const storedValues = storedState('variables', parseValues);
