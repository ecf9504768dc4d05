import type {Evidence, SampleEvidence} from '../../schemas/evidence';
import type {Page} from '../page';
import {emptySummary} from '../samples/summarizeSamples';
import {countInternalLinks} from './countInternalLinks';

/** The part of the evidence that comes from the text of the page; the rest is known to the docs plugin. */
export type PageEvidence = Pick<Evidence, 'samples' | 'links'>;

/** @param summaries of the samples by file; none where samples were not checked */
export function toPageEvidence(
  {file, tree}: Pick<Page, 'file' | 'tree'>,
  summaries: ReadonlyMap<string, SampleEvidence> | undefined,
): PageEvidence {
  return {
    samples: summaries && (summaries.get(file) ?? emptySummary()),
    links: countInternalLinks(tree()),
  };
}
