import {createHash} from 'node:crypto';
import type {Sample} from './types';

/** The key of a sample in `data/verified.json`. A changed sample has another key. */
export function sampleHash({language, text}: Pick<Sample, 'language' | 'text'>): string {
  return createHash('sha256').update(`${language}\n${text.trim()}`).digest('hex').slice(0, 16);
}
