import type {SampleLanguage} from '../sampleLanguages';

/** Code that readers copy: a fenced block of a page, or a file of a template. */
export interface Sample {
  language: SampleLanguage;
  /** The text that readers copy, with defaults instead of variables. */
  text: string;
  /** Path relative to the repository. */
  file: string;
  /** Line of the file on which the text begins, from 1. */
  line: number;
  /** The writer's reason not to check the sample. */
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

/** Checks samples of some languages in batches. */
export interface SampleChecker {
  languages: readonly SampleLanguage[];
  /** Its tools. Empty if the program is not installed. */
  tools: readonly Tool[];
  /** Everything else that results depend on: data, and a version of the rules. */
  fingerprint: string;
  /** Findings of each sample, in the order of the samples. */
  check(samples: readonly Sample[]): Promise<Finding[][]>;
  /** True if a finding is still valid when the other samples of the file are known. Not cached. */
  stands?(finding: Finding, sample: Sample, siblings: readonly Sample[]): boolean;
}

export type SampleStatus =
  /** Checked, nothing found. */
  | 'passed'
  | 'failed'
  /** The writer gave a reason not to check it. */
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
