import type {Evidence, SampleEvidence} from '../../schemas/evidence';
import type {Page} from '../page';
import type {SampleSummary} from '../samples/summarizeSamples';
import {countInternalLinks} from './countInternalLinks';

/** The part of the evidence that comes from the text of the page; the rest is known to the docs plugin. */
export type PageEvidence = Pick<Evidence, 'samples' | 'links'>;

/** @param summaries of the samples by file; none where samples were not checked */
export function toPageEvidence(
  {file, tree}: Pick<Page, 'file' | 'tree'>,
  summaries: ReadonlyMap<string, SampleSummary> | undefined,
): PageEvidence {
  return {samples: summaries && toSampleEvidence(summaries.get(file)), links: countInternalLinks(tree)};
}

function toSampleEvidence(summary: SampleSummary | undefined): SampleEvidence {
  if (!summary) return {total: 0, passed: 0, exempt: [], unchecked: [], tools: []};
  const {total, passed, exempt, unchecked, tools} = summary;
  return {total, passed, exempt, unchecked, tools};
}
