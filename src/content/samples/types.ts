import type {SampleLanguage} from '../sampleLanguages';

/** A piece of code that readers copy: a fenced block of a page, or a file of a template. */
export interface Sample {
  language: SampleLanguage;
  /** As a reader copies it: variables replaced by their defaults. */
  text: string;
  /** Path relative to the repository. */
  file: string;
  /** Line of the file on which the text begins, from 1. */
  line: number;
  /** Why the sample is not checked, where its writer says so. */
  unchecked: string | undefined;
}

export interface Finding {
  /** Line of the sample, from 1. */
  line: number;
  message: string;
  /** Name of the check within its tool, for example `SC2086`. */
  code?: string | undefined;
}

export interface Tool {
  name: string;
  version: string;
}

/** Checks samples of some languages, many at once. */
export interface SampleChecker {
  languages: readonly SampleLanguage[];
  /** What it checks with; empty if the program is not installed. */
  tools: readonly Tool[];
  /** What else its results depend on: its data, and a version of its rules. */
  fingerprint: string;
  /** Findings of each sample, in the order of the samples. */
  check(samples: readonly Sample[]): Promise<Finding[][]>;
  /** Whether a finding is right in view of the other samples of the file. Not cached. */
  stands?(finding: Finding, sample: Sample, siblings: readonly Sample[]): boolean;
}

export type SampleStatus =
  /** Checked, nothing found. */
  | 'passed'
  | 'failed'
  /** Its writer gave a reason not to check it. */
  | 'exempt'
  /** No checker for the language, or its program is not installed. */
  | 'unchecked';

export interface SampleResult {
  sample: Sample;
  status: SampleStatus;
  tools: readonly Tool[];
  findings: Finding[];
  /** Why a sample is unchecked. */
  reason?: string | undefined;
}
